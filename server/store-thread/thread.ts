import { serveStores } from './serve-stores.ts';

// The program of the thread; in the built server it is `build/server/store-thread.js` (vite.config.ts).
serveStores();
