import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { startSite, type Site } from '../fixtures/site/site.ts';
import { columnsOf, open } from './steps.ts';
import { expect, test } from './test.ts';

// Where the specification says card, tile, grid or columns, a person can count them. Uses the test's own content.

const titled = (titles: string) =>
  titles.split(' ').map((title) => ({ title, description: `What ${title} is` }));

const CONTENT = {
  'home.json': {
    about: { title: 'About', features: titled('Before During After') },
    contact: { contact_info: titled('Write Visit See') },
  },
  'about.json': { hero: { title: 'Us' }, mission: { cards: titled('One Two Three') } },
  'contact.json': { ways: { title: 'Ways', cards: titled('Write Visit') } },
  'blog.json': {
    blog_posts: [10, 11, 12, 13].map((id) => ({
      id,
      title: `Note ${id}`,
      category: 'Data',
      date: 'May 1, 2025',
    })),
  },
  'showcase.json': {
    showcases: [
      {
        company_name: 'Figures Inc.',
        ticker: 'KARX',
        figures: [
          { value: '$35,000', label: 'starting at' },
          { value: '1,344', label: 'estates' },
        ],
      },
      ...['One Inc.', 'Two Inc.', 'Three Inc.'].map((company_name) => ({ company_name, link: '/faq' })),
    ],
  },
};

let site: Site;
test.beforeAll(async () => {
  site = await startSite({}, (folder) => {
    for (const [file, content] of Object.entries(CONTENT)) {
      writeFileSync(join(folder, file), JSON.stringify(content));
    }
  });
});
test.afterAll(() => site.stop());

for (const [what, path, cards, number, columns] of [
  ['three feature cards', '/', 'section:nth-of-type(2) .card', 3, { 390: 1, 800: 2, 1440: 3 }],
  ['three contact cards', '/', '#contact .card', 3, {}],
  ['three mission cards', '/about', '.mission .card', 3, {}],
  ['two contact cards and the consultation card', '/contact', '.contact-ways .card', 3, {}],
  ['four resource tiles', '/support', '.card', 4, { 390: 1, 800: 2, 1440: 4 }],
  ['a card for each company', '/showcase', '.card', 4, { 390: 1, 800: 2, 1440: 3 }],
  ['three plan cards', '/pricing', '.plan', 3, { 390: 1, 1024: 3, 1440: 3 }],
] as const) {
  test(`${path} has ${what}, each on its own background and none over another`, async ({ page }) => {
    await open(page, site.url + path);
    const all = page.locator(`main ${cards}`);
    await expect(all).toHaveCount(number);
    for (const width of [390, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overlaps(all)).toBe(0);
    }
    for (const [width, wanted] of Object.entries(columns)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      expect(await columnsOf(all), `${width} px`).toBe(wanted);
    }
    expect(await groundsOf(all)).not.toContain((await groundsOf(page.locator('body')))[0]);
  });
}

test('tickers and figures of a company stay in its card, clear of each other, however large the text is', async ({
  page,
}) => {
  await open(page, `${site.url}/showcase`);
  const company = page.locator('.with-figures');
  for (const textSize of ['100%', '200%']) {
    await page.locator('html').evaluate((html, size) => html.style.setProperty('font-size', size), textSize);
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [ticker, ...figures] = await textsOf(company.locator('.ticker, .counted li'));
      const [card] = await company.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
      const at = `${width} px, ${textSize}`;
      for (const text of [ticker, ...figures]) expect(text?.right, at).toBeLessThanOrEqual(card ?? 0);
      for (const figure of figures) {
        const isClear =
          (ticker?.right ?? Infinity) <= figure.left || (ticker?.bottom ?? Infinity) <= figure.bottom;
        expect(isClear, at).toBe(true);
      }
    }
  }
});

test('the articles of /intel stand in a grid of one, two or three columns by width', async ({ page }) => {
  await open(page, `${site.url}/intel`);
  const posts = page.locator('.posts').last().locator('.post');
  await expect(posts).toHaveCount(4);
  for (const [width, wanted] of [
    [390, 1],
    [700, 2],
    [900, 2],
    [1024, 3],
    [2000, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columnsOf(posts), `${width} px`).toBe(wanted);
  }
});

test('each mission card and each tile has a sign of its own', async ({ page }) => {
  for (const [path, cards] of [
    ['/about', '.mission .card'],
    ['/support', '.tile'],
  ] as const) {
    await page.goto(site.url + path);
    const signs = page.locator(`main ${cards} .tab svg`);
    const drawn = await signs.evaluateAll((all) => all.map((one) => one.innerHTML));
    expect(new Set(drawn).size).toBe(await page.locator(`main ${cards}`).count());
  }
});

test('the picker shows the flag of the language beside its name, and one beside each name of its list', async ({
  page,
}) => {
  await open(page, `${site.url}/de/faq`);
  const picker = page.locator('.bar .picker');
  await expect(picker.locator('> .flag')).toBeVisible();
  await expect(picker.locator('> .flag')).toHaveAttribute('aria-hidden', 'true');
  expect(await widthOf(picker.locator('> .flag'))).toBeGreaterThan(0);
  await picker.getByRole('combobox').click();
  const flags = picker.locator('option > .flag');
  const sources = await flags.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(new Set(sources).size).toBe(22);
});

/** Where the words of each element are, which may leave its box. */
function textsOf(elements: Locator) {
  return elements.evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, right, bottom } = range.getBoundingClientRect();
      return { left, right, bottom };
    }),
  );
}

/** The width of the picture itself; 0 if it did not load. */
function widthOf(picture: Locator): Promise<number> {
  return picture.evaluate(async (one: HTMLImageElement) => {
    await one.decode();
    return one.naturalWidth;
  });
}

/** The color that each element stands on: its own, or that of the sheet under its tab. */
function groundsOf(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one.querySelector(':scope > .card-body') ?? one).backgroundColor),
  );
}

/** How many pairs of elements lie over each other. */
function overlaps(elements: Locator): Promise<number> {
  return elements.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
    ).length;
  });
}
