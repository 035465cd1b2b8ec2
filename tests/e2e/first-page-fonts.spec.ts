import { drawnFonts } from './drawn-fonts.ts';
import { firstVisit, type Visit } from './first-visit.ts';
import { expect, test } from './test.ts';

/** Screens that people have, from the smallest phone that the site is made for to a large desktop. */
const SIZES = [
  '320×640',
  '360×640',
  '360×740',
  '375×667',
  '390×844',
  '412×915',
  '430×932',
  '480×800',
  '600×960',
  '768×1024',
  '800×1280',
  '820×1180',
  '1024×768',
  '1100×800',
  '1180×820',
  '1280×720',
  '1280×800',
  '1366×765',
  '1366×768',
  '1440×900',
  '1536×864',
  '1600×900',
  '1680×1050',
  '1920×1080',
  '1920×1200',
];

/** With the letters of English alone, of Latin-1, and of Latin Extended-A. */
const LANGUAGES = ['en', 'de', 'fr', 'fi', 'pl', 'tr'];

/** Thirteen, so that every size meets six of them, and every language all. */
const PATHS = [
  '/',
  '/solutions/public-companies',
  '/pricing',
  '/about',
  '/intel',
  '/contact',
  '/solutions',
  '/faq',
  '/showcase',
  '/solutions/fundraising',
  '/support',
  '/intel/forthright-2-0-article',
  '/privacy-policy',
];

/** In milliseconds from the first paint. A busy machine may be late once, but not three times in a row. */
const IN_TIME = 1500;
const ATTEMPTS = 3;
const LARGEST_SHIFT = 0.02;
const MEDIAN_SHIFT = 0.005;

// Hundreds of pages are opened here; what went wrong is in the message.
test.use({ trace: 'off' });

SIZES.forEach((size, place) => {
  const [width = 0, height = 0] = size.split('×').map(Number);

  test(`a first page of ${size} changes to the brand's fonts in time and does not move`, async ({
    browser,
    site,
  }) => {
    const shifts: number[] = [];
    for (const [turn, language] of LANGUAGES.entries()) {
      const path = PATHS[(place + turn * 2) % PATHS.length] ?? '/';
      const url = new URL(language === 'en' ? path : `/${language}${path}`, site.url);
      const visit = await inTime(() => firstVisit(browser, url, { width, height }));
      const drawn = await drawnFonts(visit.page);
      const foreign = drawn.filter(({ fonts }) => fonts.some(({ isWebFont }) => !isWebFont));
      expect.soft(foreign, `${visit.path}: in a font of the machine`).toEqual([]);
      expect.soft(drawn.length, `${visit.path}: headlines and figures`).toBeGreaterThan(0);
      expect.soft(visit.changedAfter, `${visit.path}: milliseconds`).toBeLessThan(IN_TIME);
      expect.soft(visit.shift, `${visit.path}: layout shift`).toBeLessThanOrEqual(LARGEST_SHIFT);
      await expect
        .soft(visit.page.getByRole('banner').getByRole('img', { name: 'Forthright' }))
        .toBeVisible();
      shifts.push(visit.shift);
      await visit.close();
    }
    const median = shifts.toSorted((a, b) => a - b)[shifts.length / 2];
    expect(median).toBeLessThanOrEqual(MEDIAN_SHIFT);
  });
});

async function inTime(visit: () => Promise<Visit>): Promise<Visit> {
  let last = await visit();
  for (let attempt = 1; attempt < ATTEMPTS && last.changedAfter >= IN_TIME; attempt += 1) {
    await last.close();
    last = await visit();
  }
  return last;
}
