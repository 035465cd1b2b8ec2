import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSite } from '../../tests/fixtures/site/open-site.ts';

it('leads from the old address of a page to the new one, in its language and with its query, from the next request on', async () => {
  const site = await openSite({}, () => {});
  onTestFinished(() => site.stop());
  const asked = async (path: string) => {
    const { status, headers } = await site.fetch(path, { redirect: 'manual' });
    return [status, headers.get('Location')];
  };
  expect(await asked('/questions')).toEqual([404, null]);
  const redirects = [
    { from: '/questions', to: '/faq' },
    { from: '/start', to: '/' },
    { from: '/about', to: '/faq' },
    { from: '/loop', to: '/loop' },
  ];
  writeFileSync(join(site.contentDir, 'redirects.json'), JSON.stringify({ redirects }));
  await expect.poll(() => asked('/questions')).toEqual([301, '/faq']);
  expect(await asked('/de/Questions/?from=mail')).toEqual([301, '/de/faq?from=mail']);
  expect(await asked('/de/start')).toEqual([301, '/de']);
  // A page is never redirected, and no redirect runs in a circle.
  expect(await asked('/about')).toEqual([200, null]);
  expect(await asked('/loop')).toEqual([404, null]);
});
