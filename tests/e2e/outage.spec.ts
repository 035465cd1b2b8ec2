import { openStore } from '../../server/messages/open-store.ts';
import { startPostgres, type TestPostgres } from '../fixtures/postgres.ts';
import { startSite } from '../fixtures/site.ts';
import { expect, ready, test as base } from './test.ts';

/** A site on a PostgreSQL of its own, which a test may stop. */
interface OnPostgres {
  postgres: TestPostgres;
  databaseUrl: string;
  url: string;
}

const test = base.extend<{ onPostgres: OnPostgres }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern
  onPostgres: async ({}, use) => {
    const postgres = await startPostgres();
    const { url: databaseUrl } = await postgres.createDatabase();
    const site = await startSite({ DATABASE_URL: databaseUrl });
    await use({ postgres, databaseUrl, url: site.url });
    await site.stop();
    await postgres.destroy();
  },
});

test.use({ expectedErrors: /status of 503/ });

test('sending fails while the database is down, keeps the form, and goes well when it is back', async ({
  page,
  onPostgres: { postgres, databaseUrl, url },
}) => {
  const typed = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@company.example',
    company: 'Analytical Engines',
    companyType: 'private',
    message: 'Two lines,\nand both must stay.',
  };
  const field = (name: string) => page.locator(`main [name=${name}]`);
  const send = () => page.getByRole('button', { name: 'Send message' }).click();

  await page.goto(`${url}/contact`);
  await ready(page);
  const { companyType, ...texts } = typed;
  for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
  await field('companyType').selectOption(companyType);

  await postgres.stop();
  await send();
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(
    'Failed to send message. Please try again.',
  );
  for (const [name, value] of Object.entries(typed)) await expect(field(name)).toHaveValue(value);

  await postgres.start();
  await send();
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible();
  const store = await openStore({ dataDir: '', databaseUrl: databaseUrl }, 'operator');
  expect(await store.list({}, { limit: 10, offset: 0 })).toMatchObject({ total: 1, messages: [typed] });
  await store.close();
});
