import { start } from '../rendering/browser/hydrate.tsx';

// Not awaited: when a page is left while a module of it waits at the top level, WebKit runs the rest of the module over
// and over, and the tab hangs.
void start();
