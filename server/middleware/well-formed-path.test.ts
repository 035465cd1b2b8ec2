import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { wellFormedPath } from './well-formed-path.ts';

const app = new Hono().use(wellFormedPath()).all('*', (c) => c.text('welcome'));

it.each(['/%', '/%zz', '/%E0%A4%A', '/about/%ff', '/de/100%'])('%s is refused', async (path) => {
  expect((await app.request(path)).status).toBe(400);
});

it.each(['/', '/caf%C3%A9', '/%00', '/100%25', '/about?rate=%', '/%2e%2e/x'])('%s passes', async (path) => {
  expect((await app.request(path)).status).toBe(200);
});
