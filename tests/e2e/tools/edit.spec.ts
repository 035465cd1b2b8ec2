import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { TEST_ALL } from '../../fixtures/effort.ts';
import { FROM_WORD } from '../../fixtures/text/from-word.ts';
import { expect, test } from '../test.ts';
import { beside, chooseSave, keptText, save, startEditing } from './editing.ts';

// Installing the window takes two minutes where it is not there yet.
test.skip(!TEST_ALL, 'npm run test:all');
// Chromium reports a page beside the form that is replaced while it appears.
test.use({ actionTimeout: 30_000, contextOptions: { reducedMotion: 'reduce' } });
// One after another: each builds the site where the build is old.
test.describe.configure({ mode: 'default' });

const ARTICLE =
  '---\ntitle: Mine\ndescription: Words.\ncategory: Analytics\npublished: 2026-01-15\n---\n\nWords.\n\n```figure votes\n```\n';

test('an editor changes a headline and publishes an article with a picture, and sees the page beside the form', async ({
  page,
}) => {
  await using editing = await startEditing();
  const { window, site, contentDir } = editing;
  const home = join(contentDir, 'home.json');
  // Values that have no form.
  const before = `{\n  "of_ours": { "kept": [1] },${readFileSync(home, 'utf8').slice(1)}`;
  writeFileSync(home, before);

  await page.goto(window);
  await page.getByRole('link', { name: 'Texts' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.locator('[id^="hero-field"]').getByRole('button', { name: 'Expand' }).first().click();
  await page.getByLabel('Title').filter({ visible: true }).fill('A headline from the window');
  await expect(beside(page).getByRole('heading', { level: 1 })).toHaveText('A headline from the window');
  await save(page);
  const title = JSON.stringify(JSON.parse(before).hero.title);
  expect(readFileSync(home, 'utf8')).toBe(before.replace(title, '"A headline from the window"'));
  // The last words of a headline stay on one line.
  await expect.poll(async () => (await page.request.get(site)).text()).toContain('A headline from');

  await page.goto(`${new URL(window).origin}/admin/`);
  await page.getByRole('link', { name: 'New article' }).click();
  await page.getByLabel('Title').fill('An article: from the window');
  await page.getByLabel('Description').fill('An article that somebody wrote in a browser.');
  await page.getByLabel('Category').fill('Analytics');
  await page.keyboard.press('Enter');
  await page.locator('[id^="published-field"]').pressSequentially('01152026');
  await expect(page.locator('[id^="published-field"]')).toHaveValue('2026-01-15');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Upload', { exact: true }).click();
  const bars = { create: { width: 900, height: 450, channels: 3, background: '#204060' } } as const;
  const buffer = await sharp(bars).png().toBuffer();
  await (await chooser).setFiles({ name: 'My Chart (2).png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await page.getByLabel('What the picture shows').fill('A flat line.');
  await page.locator('[data-slate-editor]').click();
  await page.keyboard.type('The first words.');
  await expect(beside(page).getByText('The first words.')).toBeVisible();
  await save(page);
  await expect(page.locator('#saved')).toContainText('visitors see it at /intel/an-article-from-the-window');

  const card = page.getByRole('article').filter({ hasText: 'An article: from the window' });
  await expect(async () => {
    await page.goto(`${site}/intel`);
    await expect(card.getByRole('img', { name: 'A flat line.' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test.describe('a mistake', () => {
  test.use({ expectedErrors: /^(undefined|Object)$|^Sentence/ });

  test('a fault is shown beside the form and at its field, and nothing is written', async ({ page }) => {
    await using editing = await startEditing();
    const { window, contentDir } = editing;
    const file = join(contentDir, 'articles/mine.md');
    writeFileSync(file, ARTICLE);
    await page.goto(window);
    await page.getByRole('link', { name: /^Mine · Published/ }).click();
    await page.getByLabel('Author').fill('Somebody {nowhere}');
    await expect(page.frameLocator('#preview-pane').getByText('nothing fills {nowhere}')).toBeVisible();
    await chooseSave(page);
    await expect(page.getByText(/^Author: .*nothing fills \{nowhere\}/)).toBeVisible();
    // The window answers in one place, which covers no button.
    await expect(page.locator('#saved')).toContainText('Not saved: the form marks the fields');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(readFileSync(file, 'utf8')).toBe(ARTICLE);
    await page.getByRole('switch', { name: 'Draft' }).click();
    await save(page);
    expect(readFileSync(file, 'utf8')).toContain('draft: true');
    await page.goto('about:blank');
  });

  test('a late answer about an earlier text marks nothing', async ({ page }) => {
    await using editing = await startEditing();
    const { window, contentDir } = editing;
    writeFileSync(join(contentDir, 'articles/mine.md'), ARTICLE);
    const { promise: isLate, resolve: answer } = Promise.withResolvers<void>();
    const isEarlier = (text: string | null) => text?.includes('{nowhere}') === true;
    await page.route('**/api/look', async (route) => {
      if (isEarlier(route.request().postData())) await isLate;
      await route.continue();
    });
    await page.goto(window);
    await page.getByRole('link', { name: /^Mine/ }).click();
    const earlier = page.waitForRequest((request) => isEarlier(request.postData()));
    await page.getByLabel('Author').fill('Somebody {nowhere}');
    await earlier;
    await chooseSave(page);
    await expect(page.locator('#saved')).toContainText('nothing fills {nowhere}');
    const later = page.waitForResponse((one) => one.request().postData()?.includes('Somebody"') === true);
    await page.getByLabel('Author').press('ControlOrMeta+a');
    await page.keyboard.type('Somebody');
    await later;
    const late = page.waitForResponse((response) => isEarlier(response.request().postData()));
    answer();
    await (await late).finished();
    await save(page);
    await expect(page.frameLocator('#preview-pane').getByText('nothing fills')).toHaveCount(0);
    await page.goto('about:blank');
  });
});

test.describe('a file that somebody else changes or breaks', () => {
  test.use({ expectedErrors: /422|SyntaxError|Sentence|^Object$/ });

  test('is not overwritten without a choice, and a broken file is not opened', async ({ page }) => {
    await using editing = await startEditing();
    const { window, contentDir } = editing;
    const file = join(contentDir, 'articles/mine.md');
    writeFileSync(file, ARTICLE);
    await page.goto(window);
    await page.getByRole('link', { name: /^Mine/ }).click();
    await page.getByLabel('Author').fill('Somebody');
    writeFileSync(
      file,
      ARTICLE.replace('Words.\n---', 'Words.\nstandfirst: Of a colleague.\n---').replace('15\n', '16\n'),
    );
    await chooseSave(page);
    const question = page.getByRole('dialog').filter({ hasText: 'Somebody has changed this file' });
    await expect(question.getByRole('row', { name: /^Published/ })).toContainText('2026-01-16');
    expect(readFileSync(file, 'utf8')).not.toContain('Somebody');
    await question.getByRole('button', { name: 'Replace it with mine' }).click();
    await expect(page.locator('#saved')).toContainText('Saved');
    expect(readFileSync(file, 'utf8')).toContain('author: Somebody');

    writeFileSync(join(contentDir, 'faq.json'), '{\n  "hero" {}\n}\n');
    await page.goto(`${new URL(window).origin}/admin/#/collections/questions/entries/faq`);
    await expect(page.getByRole('dialog').getByText('near “"hero" {}”')).toBeVisible();
    await page.goto('about:blank');
  });
});

test.describe('what an editor has written', () => {
  test.use({ expectedErrors: /404/ });

  test('survives a reload, comes whole from Word, and is removed only after a question', async ({ page }) => {
    await using editing = await startEditing();
    const { window } = editing;
    const questions: string[] = [];
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message());
      await (dialog.message().startsWith('Remove this?') ? dialog.dismiss() : dialog.accept());
    });
    await page.goto(window);
    await page.getByRole('link', { name: 'New article' }).click();
    await page.getByLabel('Title').fill('From Word');
    await page.locator('[data-slate-editor]').click();
    await page.evaluate((html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    }, FROM_WORD);
    await expect(page.locator('#saved')).toContainText('The pictures were not pasted');
    const pasted = beside(page).getByRole('article');
    await expect(pasted.getByRole('heading', { name: 'What changed' })).toBeVisible();
    await expect(pasted.getByRole('listitem').getByRole('listitem')).toHaveText(['Of the first', 'Of Docs']);
    await expect(pasted.getByRole('columnheader')).toHaveText(['Quarter', '', 'Revenue']);
    await expect(pasted.getByRole('rowheader', { name: 'Q3 | final of three' }).locator('strong')).toHaveText(
      'final',
    );
    await page.locator('[data-slate-editor] td').filter({ hasText: '$48.2M' }).click();
    await page.keyboard.press('|');
    await expect(pasted.getByRole('cell', { name: /\$.*\|/ })).toBeVisible();
    await expect(pasted.getByText('The board said “revenue rose” and nothing else’s certain.')).toBeVisible();

    await expect.poll(() => page.evaluate(keptText)).toContain('of three');
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('From Word');
    expect(questions.join()).toContain('did not save');

    await page.goto('about:blank');
    await page.goto(`${new URL(window).origin}/admin/#/collections/pages/entries/fundraising`);
    const handle = page.getByRole('button', { name: /^Move with the arrow keys: / }).first();
    const name = (await handle.getAttribute('aria-label')) ?? '';
    await handle.press('ArrowDown');
    await expect(handle).not.toHaveAccessibleName(name);
    const open = page.getByRole('button', { name: /^Open or close: / }).first();
    await open.press('Enter');
    await expect(page.locator('[id^="title-field"]').filter({ visible: true }).first()).toBeVisible();
    const remove = page.getByRole('button', { name: /^Remove: / }).first();
    await remove.press('Enter');
    await expect.poll(() => questions.at(-1)).toContain('Remove this?');
    await expect(remove).toBeVisible();
    await page.goto('about:blank');
  });
});

test('an editor who goes back, and stays after a question, keeps what is not saved', async ({ page }) => {
  await using editing = await startEditing();
  const { window, contentDir } = editing;
  writeFileSync(join(contentDir, 'articles/mine.md'), ARTICLE);
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.dismiss();
  });
  await page.goto(window);
  await page.getByRole('link', { name: /^Mine/ }).click();
  await page.getByLabel('Author').fill('Somebody');
  await save(page);
  await expect(page.getByText('Nothing to save')).toBeVisible();
  await page.frameLocator('#preview-pane').getByRole('button', { name: 'Earlier versions' }).click();
  await expect(page.getByRole('row', { name: 'Edit articles/mine.md: Author' })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByLabel('Author').fill('Somebody else');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect
    .poll(async () => {
      // The first steps back may be those of the page beside the form.
      if (questions.length === 0) await page.evaluate(() => history.back());
      return questions;
    })
    .toEqual(['confirm']);
  await expect(page).toHaveURL(/entries\/mine$/);
  await expect(page.getByLabel('Author')).toHaveValue(/Somebody else$/);
  expect(questions).toEqual(['confirm']);
  page.removeAllListeners('dialog');
  await page.goto('about:blank');
});
