import { describe, expect, test } from 'vitest';
import { PERIOD_PARAMETER } from '../../app/pricing/period.ts';
import { printedTexts } from './printed-texts.ts';
import { PHONE, type Visit } from './visit.ts';

/** What a visitor reads, switches and filters. */
export function pageSteps(visit: Visit, { prints }: { prints: boolean }) {
  test('the theme is dark at first, can be switched, and is kept over a reload', async () => {
    await visit.arrive('/');
    expect(await theme()).toBe('dark');
    await visit.click('.bar-end > .icon-btn');
    await expect.poll(theme).toBe('light');
    const ground = await visit.engine.ask(groundColor);
    await visit.engine.reload();
    expect(await theme()).toBe('light');
    expect(await visit.engine.ask(groundColor)).toBe(ground);
  });

  test('a language that is chosen is spoken at the same address, stored, and kept over a reload', async () => {
    await visit.arrive('/');
    const english = await visit.text('h1');
    await visit.engine.choose('.bar-end .pick', 'de');
    await expect.poll(() => visit.engine.ask(() => document.documentElement.lang)).toBe('de');
    await expect.poll(() => visit.text('h1')).not.toBe(english);
    expect(await visit.engine.ask(() => localStorage.getItem('selectedLanguage'))).toBe('de');
    expect(await visit.path()).toBe('/');
    await visit.ready();
    // Firefox reports fonts that were still loading when their page is left.
    await expect.poll(() => visit.engine.ask(() => document.fonts.status)).toBe('loaded');
    await visit.engine.reload();
    expect(await visit.engine.ask(() => document.documentElement.lang)).toBe('de');
  });

  test('a link shows the next page from its top, and Back the one before', async () => {
    await visit.arrive('/');
    const title = await visit.engine.ask(() => document.title);
    const heading = await visit.text('h1');
    await visit.click('.nav a[href="/contact"]');
    await expect.poll(() => visit.path()).toBe('/contact');
    await visit.ready();
    expect(await visit.text('h1')).not.toBe(heading);
    expect(await visit.engine.ask(() => document.title)).not.toBe(title);
    expect(await visit.engine.ask(() => window.scrollY)).toBe(0);
    await visit.engine.back();
    await expect.poll(() => visit.text('h1')).toBe(heading);
    await expect.poll(() => visit.engine.ask(() => document.title)).toBe(title);
  });

  test('prices are shown by month or by year', async () => {
    await visit.arrive('/pricing');
    const prices = async () => [await visit.shown('.plan .monthly'), await visit.shown('.plan .annual')];
    expect(await prices()).toEqual([true, false]);
    await visit.click('.period label:nth-of-type(2)');
    await expect.poll(prices).toEqual([false, true]);
    await expect.poll(() => visit.path()).toBe(`/pricing?${PERIOD_PARAMETER}=annual`);
  });

  test('the brand’s fonts are loaded', async () => {
    await visit.arrive('/');
    const families = ['Newsreader Display', 'Libre Franklin', 'Newsreader Text'];
    const loaded = () => visit.engine.ask(loadedFamilies);
    await expect.poll(loaded).toEqual(expect.arrayContaining(families));
  });

  test('a page that is reloaded while its scripts start still answers', async () => {
    await visit.engine.open(visit.site.url);
    for (let time = 0; time < 5; time += 1) await visit.engine.reload();
    // Firefox reports the scripts that it has not loaded to their end.
    visit.engine.errors?.();
    await visit.ready();
    expect(await visit.text('h1')).not.toBe('');
  });

  test('every page has the width of the window', async () => {
    const tooWide: string[] = [];
    for (const path of ['/', '/pricing']) {
      await visit.arrive(path, PHONE);
      if ((await visit.engine.ask(overflow)) > 0) tooWide.push(path);
    }
    expect(tooWide).toEqual([]);
  });

  describe.runIf(prints)('printed', () => {
    test.each(['/pricing', '/privacy-policy'])('%s has its text on paper', async (path) => {
      await visit.arrive(path);
      expect(printedTexts(await visit.engine.pdf?.())).toBeGreaterThan(40);
    });
  });

  const theme = () =>
    visit.engine.ask(() =>
      ['dark', 'light'].find((name) => document.documentElement.classList.contains(name)),
    );
}

/** Questions, which open and close one another. */
export function questionSteps(visit: Visit) {
  test.each(['/', '/pricing'])('of the questions of %s one is open at a time, or none', async (path) => {
    await visit.arrive(path);
    for (const item of [2, 3]) {
      await visit.click(`.faq details:nth-child(${item}) summary`);
      await expect.poll(() => visit.count(`.faq details:nth-child(${item})[open]`)).toBe(1);
      await expect.poll(() => visit.count('.faq [open]')).toBe(1);
    }
    await visit.click('.faq [open] summary');
    await expect.poll(() => visit.count('.faq [open]')).toBe(0);
  });
}

function groundColor(): string {
  return getComputedStyle(document.body).backgroundColor;
}

function loadedFamilies(): string[] {
  return Array.from(document.fonts)
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));
}

function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
