import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import layers from './layers.ts';

test('an import against the layers is named, with the reason', () => {
  expect(faultsOf('site/ui/button.tsx', '../../server/process/serve.ts')).toEqual([
    'site/ui/button.tsx may not import server/process/serve.ts: the site does not know what renders and serves it (docs/architecture.md)',
  ]);
  expect(faultsOf('server/app.ts', 'react')).toHaveLength(1);
});

test('any other import is fine, and a test may import anything', () => {
  expect(faultsOf('site/ui/button.tsx', './icon.tsx')).toEqual([]);
  expect(faultsOf('site/ui/button.test.tsx', '../../server/process/serve.ts')).toEqual([]);
});

function faultsOf(path: string, value: string): string[] {
  const faults: string[] = [];
  const report = ({ message }: { message: string }) => faults.push(message);
  const { ImportDeclaration, ImportExpression } = layers.rules.imports.create({
    filename: resolve(path),
    report,
  });
  ImportDeclaration({ source: { value } });
  // A computed path cannot be checked.
  ImportExpression({ source: {} });
  return faults;
}
