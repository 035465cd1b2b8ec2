import { webkitFound } from '../fixtures/site/browser.ts';
import { startWebKit } from './webkit.ts';
import { walk } from './walk.ts';

walk({ name: 'WebKit', start: startWebKit, found: webkitFound(), narrowest: 480, prints: false });
