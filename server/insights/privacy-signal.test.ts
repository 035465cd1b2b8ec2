import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { privacySignal } from './endpoint.ts';

it('answers the privacy signal with an empty, uncacheable script', async () => {
  const response = await ask('GET', '/insights/views.js', '1');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain('text/javascript');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toBe('');
});

it('drops reports with the signal', async () => {
  const response = await ask('POST', '/insights', '1');
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
});

it.each([undefined, '0', 'true', ''])('changes nothing for others: %s', async (signal) => {
  const script = await ask('GET', '/insights/views.js', signal);
  expect(await script.text()).toBe('measure()');
  expect(script.headers.get('Vary')).toBe('Sec-GPC');
  expect((await ask('POST', '/insights', signal)).status).toBe(202);
});

function ask(method: string, path: string, signal: string | undefined) {
  const app = new Hono();
  app.use('/insights/*', privacySignal());
  app.get('/insights/views.js', (c) => c.text('measure()'));
  app.post('/insights', (c) => c.text('counted', 202));
  return app.request(path, { method, headers: signal === undefined ? {} : { 'Sec-GPC': signal } });
}
