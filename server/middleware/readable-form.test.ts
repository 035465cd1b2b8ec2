import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readableForm } from './readable-form.ts';

const FORM = 'application/x-www-form-urlencoded';

it('lets a form through and leaves its body readable', async () => {
  expect(await post('name=Ada', FORM)).toEqual({ status: 200, text: 'Ada' });
  expect(await post('name=Ada', `${FORM.toUpperCase()}; charset=utf-8`)).toEqual({
    status: 200,
    text: 'Ada',
  });
  const form = new FormData();
  form.set('name', 'Ada');
  expect(await post(form)).toEqual({ status: 200, text: 'Ada' });
});

it.each(['text/plain', 'application/json', `${FORM}x`, ''])(
  'refuses with 415 what is no form: %s',
  async (type) => {
    expect(await post('name=Ada', type)).toMatchObject({ status: 415 });
  },
);

it.each([
  ['without a boundary', 'multipart/form-data'],
  ['without its parts', 'multipart/form-data; boundary=x'],
  ['with a boundary that nothing has', 'multipart/form-data; boundary="'],
])('refuses with 400 a form %s', async (_what, type) => {
  expect(await post('hello', type)).toMatchObject({ status: 400 });
});

it('refuses an incomplete form with 400', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
  expect(await post(body, FORM)).toMatchObject({ status: 400 });
});

async function post(body: BodyInit, type?: string) {
  const app = new Hono();
  app.post('/', readableForm(), async (c) => c.text(String((await c.req.raw.formData()).get('name'))));
  const headers = new Headers();
  if (type !== undefined) headers.set('Content-Type', type);
  const call = { method: 'POST', body, headers, duplex: 'half' } as const;
  const response = await app.request('/', call);
  return { status: response.status, text: await response.text() };
}
