import { expect, test } from 'vitest';
import { formsOf } from './forms.ts';

test('an address that is too long for the name of a file is refused at its field', () => {
  const forms = JSON.parse(JSON.stringify(formsOf([]))) as Form[];
  const fields = forms.find(({ name }) => name === 'articles')?.fields ?? [];
  const [pattern = ''] = fields.find(({ name }) => name === '_name')?.pattern ?? [];
  const isAllowed = (address: string) => new RegExp(pattern).test(address);
  expect(isAllowed('a'.repeat(200))).toBe(true);
  expect(isAllowed('a'.repeat(201))).toBe(false);
});

interface Form {
  name: string;
  fields?: { name: string; pattern?: [pattern: string, message: string] }[];
}
