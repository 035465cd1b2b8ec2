import { firefoxFound } from '../fixtures/site/browser.ts';
import { startFirefox } from './puppeteer.ts';
import { walk } from './walk.ts';

walk({
  name: 'Firefox',
  start: startFirefox,
  found: firefoxFound(),
  narrowest: 320,
  prints: true,
  older: [
    {
      name: 'before closedby and <details name>',
      options: {
        preferences: { 'dom.dialog.light-dismiss.enabled': false, 'dom.details_group.enabled': false },
      },
    },
  ],
});
