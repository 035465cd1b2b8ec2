import { open } from '../steps.ts';
import { expect, test } from '../test.ts';
import { accept, hideProgram, insightsOf, keptAttribution, readOnAndLeave } from './measured.ts';

test.beforeEach(({ context }) => hideProgram(context));

test.describe('a browser that sends Do Not Track', () => {
  test.use({ extraHTTPHeaders: { DNT: '1' } });

  test('is measured only after acceptance, like any other', async ({ page, context, site }) => {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'doNotTrack', { value: '1' }),
    );
    const asked = insightsOf(site);
    await open(page, '/');
    await accept(page);
    await expect.poll(asked).toContain('POST /insights');
  });
});

for (const [browser, property] of [
  ['under Global Privacy Control', 'globalPrivacyControl'],
  ['by a browser that a program drives', 'webdriver'],
] as const) {
  test(`no script is requested ${browser}, accepted or not`, async ({ page, context, site }) => {
    await context.addInitScript(
      (name) => Object.defineProperty(Navigator.prototype, name, { value: true }),
      property,
    );
    const asked = insightsOf(site);
    await open(page, '/?utm_source=letter');
    await accept(page);
    expect(await keptAttribution(page)).toBeNull();
    await page.reload();
    await readOnAndLeave(page);
    expect(asked()).toEqual([]);
  });
}

test.describe('a browser that only sends the header of Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });

  test('gets scripts without a line in them', async ({ page, site }) => {
    const asked = insightsOf(site);
    await open(page, '/');
    const script = page.waitForResponse('**/insights/views.js');
    await accept(page);
    expect(await (await script).text()).toBe('');
    await readOnAndLeave(page);
    expect(asked()).not.toContain('POST /insights');
  });
});
