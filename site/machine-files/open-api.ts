import { ENDPOINT_GROUPS, FAILURES, FIELDS, namesOf, type Endpoint } from '../pages/api/endpoints.ts';
import type { Resource, ResourceServices } from '../page-module.ts';

/** `GET /api/openapi.json`: what /api documents, as an OpenAPI description for tools, from the same table. */
export function openApi({ content }: ResourceServices): Resource {
  return {
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(describe(content.common.branding.product)),
  };
}

/** https://spec.openapis.org/oas/v3.1.1.html */
function describe(product: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of ENDPOINT_GROUPS.flatMap(({ endpoints }) => endpoints)) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.1',
    info: { title: `${product} API`, version: 'v1' },
    servers: [{ url: namesOf(product).host }],
    security: [{ key: [] }],
    paths,
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  };
}

function operationOf({ id, path, what, body, status, answer }: Endpoint) {
  const parameters = Array.from(path.matchAll(/{(\w+)}/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: FIELDS[name],
    schema: { type: 'string' },
  }));
  const failures = FAILURES.map((failure) => [codeOf(failure.status), { description: failure.what }]);
  return {
    operationId: id,
    summary: what,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: json({ ...schemaOf(body), required: Object.keys(body) }) },
    }),
    responses: {
      [codeOf(status)]: { description: what, ...(answer && { content: json(schemaOf(answer)) }) },
      ...Object.fromEntries(failures),
    },
  };
}

function codeOf(status: string): string {
  return status.slice(0, 3);
}

function json(schema: object) {
  return { 'application/json': { schema } };
}

/** The schema of an example. */
function schemaOf(example: unknown): object {
  if (Array.isArray(example)) return { type: 'array', items: schemaOf(example[0]) };
  if (typeof example !== 'object' || example === null) return { type: typeof example };
  const properties = Object.entries(example).map(([name, value]) => [
    name,
    { ...schemaOf(value), description: FIELDS[name] },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}
