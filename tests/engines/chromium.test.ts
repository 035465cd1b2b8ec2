import { chromiumFound } from '../fixtures/browser.ts';
import { startChromium } from './puppeteer.ts';
import { walk } from './walk.ts';

walk({ name: 'Chromium', start: startChromium, found: chromiumFound(), prints: true });
