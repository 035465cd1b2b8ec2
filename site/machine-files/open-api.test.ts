import { expect, test } from 'vitest';
import { pageServices } from '../../tests/fixtures/site/page-context.ts';
import { renderPage, textOf } from '../../tests/fixtures/site/rendered-page.ts';
import { OPEN_API_PATH } from '../routes.ts';
import { openApi } from './open-api.ts';

interface Operation {
  parameters?: { name: string }[];
  requestBody?: { content: { 'application/json': { schema: { required: string[] } } } };
  responses: Record<string, unknown>;
}

test('the OpenAPI file and the page say the same: endpoints, required fields and statuses', async () => {
  const { document } = await renderPage('/api');
  const href = document.querySelector('main a[type="application/json"]')?.getAttribute('href') ?? '';
  expect(href).toBe(OPEN_API_PATH);
  const { type, body } = openApi(await pageServices());
  expect(type).toContain('application/json');
  const { openapi, paths }: { openapi: string; paths: Record<string, Record<string, Operation>> } =
    JSON.parse(body);
  expect(openapi).toMatch(/^3\.1/);
  const file = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      required: [
        ...parameters.map(({ name }) => name),
        ...(requestBody?.content['application/json'].schema.required ?? []),
      ],
      statuses: Object.keys(responses),
    })),
  );
  const failures = document.querySelectorAll('.failures dt').map((status) => textOf(status).slice(0, 3));
  expect(failures.length).toBeGreaterThan(0);
  const page = document.querySelectorAll('.endpoints article[id]').map((endpoint) => ({
    name: textOf(endpoint.querySelector('h4')),
    required: endpoint
      .querySelectorAll('.fields dt')
      .filter((field) => textOf(field.nextElementSibling).includes('required'))
      .map(textOf),
    statuses: [
      textOf(endpoint.querySelector('.code > :last-child .code-top')).replace('Response ', '').slice(0, 3),
      ...failures,
    ],
  }));
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  expect(file.toSorted(byName)).toEqual(page.toSorted(byName));
});
