import { firefoxFound } from '../fixtures/browser.ts';
import { startFirefox } from './puppeteer.ts';
import { walk } from './walk.ts';

walk({
  name: 'Firefox',
  start: startFirefox,
  found: firefoxFound(),
  prints: true,
  older: [
    {
      name: 'before it closed dialogs by a click beside them',
      options: { preferences: { 'dom.dialog.light-dismiss.enabled': false } },
    },
  ],
});
