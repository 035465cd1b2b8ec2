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
      { company_name: 'Later Inc.', link: '/faq', disabled: true },
    ],
  },
  'common.json': { footer: { sections: { company: { status: { indicator: 'offline' } } } } },
};

// All tests share one site.
test.describe.configure({ mode: 'default' });

let site: Site;
test.beforeAll(async () => {
  site = await startSite({}, (folder) => {
    for (const [file, content] of Object.entries(CONTENT)) {
      writeFileSync(join(folder, file), JSON.stringify(content));
    }
  });
});
test.afterAll(() => site.stop());

const CARDS = [
  { what: 'three feature cards', path: '/', cards: 'section:nth-of-type(2) .card', columns: [1, 2, 3, 3] },
  { what: 'three contact cards', path: '/', cards: '#contact .card' },
  { what: 'three mission cards', path: '/about', cards: '.mission .card', signed: true },
  { what: 'two contact cards and the consultation card', path: '/contact', cards: '.contact-ways .card' },
  {
    what: 'four resource tiles',
    path: '/support',
    cards: '.card',
    number: 4,
    columns: [1, 2, 4, 4],
    signed: true,
  },
  { what: 'four articles', path: '/intel', cards: '.posts ~ .posts .post', number: 4, columns: [1, 2, 3, 3] },
  { what: 'a card for each company', path: '/showcase', cards: '.card', number: 5, columns: [1, 2, 3, 3] },
  { what: 'three plan cards', path: '/pricing', cards: '.plan', columns: [1, 1, 3, 3] },
];

test('cards have a background and different icons, do not overlap, and form columns', async ({ page }) => {
  for (const { what, path, cards, number = 3, columns, signed } of CARDS) {
    await open(page, site.url + path);
    const all = page.locator(`main ${cards}`);
    await expect(all, what).toHaveCount(number);
    for (const [place, width] of [390, 800, 1024, 1440].entries()) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overlaps(all), `${what}, ${width} px`).toBe(0);
      if (columns) expect(await columnsOf(all), `${what}, ${width} px`).toBe(columns[place]);
    }
    const drawn = await all.locator('.tab svg').evaluateAll((tabs) => tabs.map((tab) => tab.innerHTML));
    if (signed) expect(new Set(drawn).size, what).toBe(number);
    expect(await groundsOf(all), what).not.toContain((await groundsOf(page.locator('body')))[0]);
  }
});

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

test('a disabled card is dimmed under a dashed border, and the dot of the footer is green only while the site is online', async ({
  page,
}) => {
  await open(page, `${site.url}/showcase`);
  const cardOf = (name: string) => page.locator('.company').filter({ hasText: name });
  const [off, on] = [cardOf('Later Inc.'), cardOf('One Inc.')];
  await expect(off).toHaveCSS('border-block-start-style', 'dashed');
  await expect(off.getByRole('button')).toBeDisabled();
  const colorOf = (card: Locator) => card.evaluate((one) => getComputedStyle(one).color);
  expect(await colorOf(off)).not.toBe(await colorOf(on));
  const dot = page.locator('footer .badge span');
  await expect(dot).toBeVisible();
  const gray = await paintOf(dot);
  expect(Math.max(...gray) - Math.min(...gray)).toBeLessThan(40);
  await open(page, '/faq');
  await expect(dot).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await paintOf(dot);
  expect(green).toBeGreaterThan(1.3 * Math.max(red, blue));
});

test('the picker shows a flag beside the current language, and one beside each name of its list', async ({
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

test('the arrow of the picker keeps its distance from a right-to-left name', async ({ page }) => {
  await open(page, `${site.url}/ar/faq`);
  const { backgroundPositionX, backgroundSize, paddingLeft } = await page
    .locator('.bar select')
    .evaluate((one) => getComputedStyle(one));
  const end = parseFloat(backgroundPositionX) + parseFloat(backgroundSize);
  expect(parseFloat(paddingLeft) - end).toBeGreaterThan(4);
});

/** The position of the words of each element, which may leave its box. */
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

/** Red, green and blue of an element's background, 0 to 255, however the style sheet writes the color. */
function paintOf(element: Locator): Promise<number[]> {
  return element.evaluate((one) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('This browser does not draw');
    canvas.fillStyle = getComputedStyle(one).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });
}

/** The width of the picture itself; 0 if it did not load. */
function widthOf(picture: Locator): Promise<number> {
  return picture.evaluate(async (one: HTMLImageElement) => {
    await one.decode();
    return one.naturalWidth;
  });
}

/** The background color of each element: its own, or that of the light panel under its tab. */
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
