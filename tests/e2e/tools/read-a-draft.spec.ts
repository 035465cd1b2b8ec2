import type { Page } from '@playwright/test';
import { choose, hold, open } from '../steps.ts';
import { expect, test } from '../test.ts';

const PATH = '/tools/read-a-draft';
const DRAFT =
  'Our groundbreaking pump had record sales.\n\nRevenue was $48.2 million, up 12.6% from $43.2 million in 2025.';

test('the page begins with the draft of the home page, which links to it', async ({ page }) => {
  await open(page, '/');
  await page.locator('.hero').getByRole('link', { name: /rules/ }).click();
  await expect(page).toHaveURL(/\/tools\/read-a-draft#example$/);
  await expect(fieldOf(page)).toHaveValue(/^Example Corp\. reports record third-quarter revenue/);
  await expect(page.locator('.draft-text mark')).toHaveText([/^record/, /up 16\.1% from/, '[name]']);
});

test('the field shows the whole example', async ({ page }) => {
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PATH);
    const hidden = () =>
      fieldOf(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(hidden).toBe(0);
  }
});

test('typed text is read at once, never leaves the browser and is stored nowhere', async ({
  page,
  context,
}) => {
  await open(page, PATH);
  // The script loads at the first word. It is the same for everybody.
  await fieldOf(page).fill('groundbreaking');
  await expect(findingsOf(page)).toHaveCount(1);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await readDraft(page);
  await expect(page.locator('.finding-list').first()).toContainText('11.6%');
  await page.getByRole('checkbox').first().uncheck();
  await expect(findingsOf(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Ignore this' }).first().click();
  await expect(findingsOf(page)).toHaveCount(1);
  expect(requests).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(stored).not.toContain('groundbreaking');
  expect(JSON.stringify(await context.cookies())).not.toContain('groundbreaking');
});

test('a press of a button before the script loads is not lost', async ({ page }) => {
  const goOn = await hold(page, '**/assets/islands-*.js');
  await page.goto(PATH);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  const ignore = page.getByRole('button', { name: 'Ignore this' });
  const count = await ignore.count();
  await ignore.first().click();
  goOn();
  await expect(ignore).toHaveCount(count - 1);
});

test('a mark leads to its finding, and the arrow keys to the others', async ({ page }) => {
  await open(page, PATH);
  await readDraft(page);
  const comments = page.locator('.finding-list li > button');
  await page.locator('.draft-text a', { hasText: 'record sales' }).focus();
  await page.keyboard.press('Enter');
  await expect(comments.nth(1)).toBeFocused();
  await expect(page.locator('.draft-text mark.selected')).toHaveText('record sales');
  // The last comment is about style, and stays folded until then.
  await expect(comments.nth(2)).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(comments.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(comments.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(comments.nth(2)).toBeFocused();
});

test('only the kinds that were found can be hidden, and a mark has the number of its comment', async ({
  page,
}) => {
  await open(page, PATH);
  await fieldOf(page).fill(DRAFT);
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  const second = page.locator('.draft-text a', { hasText: 'record sales' });
  await expect(second).toHaveAttribute('data-number', '2');
  await page.getByRole('checkbox', { name: /Arithmetic/ }).uncheck();
  await expect(second).toHaveAttribute('data-number', '1');
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await page.getByRole('checkbox', { name: /Style/ }).uncheck();
  // The only remaining kind is hidden, and can be shown again.
  await fieldOf(page).fill('We offer a groundbreaking product.');
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('checkbox').check();
  await expect(page.getByRole('link', { name: 'groundbreaking', exact: true })).toBeVisible();
});

test('findings are copied as numbered comments; an ignored one stays ignored after a new paste and a reload, until the visitor brings it back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PATH);
  const copied = async () => {
    await page.locator('.finding-steps button').last().click();
    await expect(page.locator('.finding-steps [role=status]')).not.toBeEmpty();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await readDraft(page);
  expect(await copied()).toMatch(
    /^1\. “\$48\.2 million[\s\S]*\n\n2\. “record sales”\n[\s\S]*\n\n3\. “groundbreaking”\n/,
  );
  await page.getByRole('button', { name: 'Ignore this' }).first().click();
  await expect(findingsOf(page)).toHaveCount(2);
  await fieldOf(page).fill(`${DRAFT} The end.`);
  await expect(findingsOf(page)).toHaveCount(2);
  await page.reload();
  await fieldOf(page).fill(`${DRAFT} The end.`);
  await expect(findingsOf(page)).toHaveCount(2);
  expect(await copied()).toMatch(/\n\nIgnored:\n– “\$48\.2 million[^\n]*$/);
  await page.getByRole('button', { name: /ignored: 1/ }).click();
  await expect(findingsOf(page)).toHaveCount(3);
});

test('text from Word keeps its paragraphs and tables', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PATH);
  const field = fieldOf(page);
  // Word ends lines with CRLF, leaves a blank line between paragraphs, and puts tabs between cells.
  const copied =
    'Revenue rose 5% to\r\n\r\n$48.2 million from $40.0 million.\r\n\r\n\t2026\t2025\tChange\r\nSales [TBD]\t48.2\t43.2\t16.1%\r\n';
  await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
  await field.fill('');
  await field.press('ControlOrMeta+v');
  await expect(field).toHaveValue(copied.replaceAll('\r\n', '\n'));
  // The two paragraphs are not read as one sentence: the first is a headline whose figure the second does not repeat.
  await expect(page.locator('.draft-text mark')).toHaveText(['5%', '[TBD]']);
});

test('a draft survives a change of language, ignored findings stay ignored, and no text is stored', async ({
  page,
}) => {
  await open(page, PATH);
  await readDraft(page);
  await page.getByRole('button', { name: 'Ignore this' }).first().click();
  await expect(findingsOf(page)).toHaveCount(2);
  // The first choice leaves the address as it is, the second leads to another.
  for (const [path, code] of [
    [undefined, 'de'],
    [`/de${PATH}`, 'fr'],
  ] as const) {
    if (path) {
      await open(page, path);
      await fieldOf(page).fill(DRAFT);
      // Findings that were ignored in this tab stay ignored at the page's other addresses.
      await expect(findingsOf(page)).toHaveCount(2);
    }
    await choose(page, code);
    await expect(fieldOf(page)).toHaveValue(DRAFT);
    await expect(findingsOf(page)).toHaveCount(2);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('groundbreaking');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so, and shows the example with its findings in place of the field', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await expect(fieldOf(page)).toBeHidden();
    await expect(page.locator('.draft-text mark')).toHaveText([/^record/, /up 16\.1% from/, '[name]']);
    await expect(findingsOf(page).first()).toBeVisible();
  });
});

/** Types the draft and waits for its findings, which are as many as the example's. */
async function readDraft(page: Page) {
  await fieldOf(page).fill(DRAFT);
  await expect(page.locator('.draft-text mark').first()).toHaveText('groundbreaking');
  await expect(findingsOf(page)).toHaveCount(3);
}

function fieldOf(page: Page) {
  return page.locator('[data-kept=draft]');
}

function findingsOf(page: Page) {
  return page.locator('.finding-list li');
}
