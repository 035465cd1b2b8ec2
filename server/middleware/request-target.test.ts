import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { LONGEST_PATH, requestTarget } from './request-target.ts';

const app = new Hono();
app.use(requestTarget());
app.all('*', (c) => c.text('read'));

async function statusOf(path: string) {
  return (await app.request(path)).status;
}

it.each(['/%', '/%zz', '/%E0%A4%A', '/about/%ff', '/de/100%'])('%s is refused', async (path) => {
  expect(await statusOf(path)).toBe(400);
});

it.each(['/', '/%63ontact', '/a%00', '/über', `/${'x'.repeat(LONGEST_PATH - 1)}`])(
  'is read: %.40s',
  async (path) => {
    expect(await statusOf(path)).toBe(200);
  },
);

it.each(['/'.repeat(15_000), `/${'/'.repeat(8000)}a`, `/${'x'.repeat(LONGEST_PATH)}`])(
  'is too long: %.20s…',
  async (path) => {
    expect(await statusOf(path)).toBe(414);
  },
);
