import { parseSync } from 'vite';

export interface FoundTest {
  /** As the source writes it: `%s` and `${…}` are not filled in. */
  title: string;
  /** Whether it, or a group around it, is skipped, always or under a condition. */
  skipped: boolean;
}

/** Every test that a test file of Vitest or Playwright declares. */
export function testsIn(path: string, source: string): FoundTest[] {
  const found: FoundTest[] = [];
  walk(parseSync(path, source).program, false);
  return found;

  function walk(node: unknown, skipped: boolean, around?: FoundTest) {
    if (Array.isArray(node)) return node.forEach((one) => walk(one, skipped, around));
    if (!isNode(node)) return undefined;
    const declared = declarationOf(node, source);
    if (!declared) return walk(Object.values(node), skipped, around);
    const off = skipped || declared.off;
    if (declared.kind === 'condition' && around) around.skipped = true;
    if (declared.kind !== 'test') return walk(node.arguments, off, around);
    const test = { title: declared.title, skipped: off };
    found.push(test);
    return walk(node.arguments, off, test);
  }
}

interface Node {
  type: string;
  [property: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

const OFF = new Set(['skip', 'skipIf', 'runIf', 'fixme', 'todo', 'fails']);

/** What a call declares: `test('…')`, `it.each(…)('…')`, `test.describe('…')`, or in a test `test.skip(…)`. */
function declarationOf(node: Node, source: string) {
  if (node.type !== 'CallExpression') return undefined;
  const [root, ...rest] = namesOf(node.callee);
  if (root !== 'test' && root !== 'it' && root !== 'describe') return undefined;
  const off = rest.some((name) => OFF.has(name));
  const [first] = Array.isArray(node.arguments) ? node.arguments : [];
  const title = titleOf(first, source);
  if (root === 'describe' || rest.includes('describe')) return { kind: 'group', off } as const;
  if (title !== undefined) return { kind: 'test', title, off } as const;
  return off ? ({ kind: 'condition', off: false } as const) : undefined;
}

/** `test.describe.skip` as its names; the calls of `.each(…)` in between are passed over. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag);
  if (callee.type === 'MemberExpression') return [...namesOf(callee.object), ...namesOf(callee.property)];
  return callee.type === 'Identifier' && typeof callee.name === 'string' ? [callee.name] : [];
}

function titleOf(argument: unknown, source: string): string | undefined {
  if (!isNode(argument)) return undefined;
  if (argument.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument.type !== 'TemplateLiteral') return undefined;
  return source.slice(Number(argument.start) + 1, Number(argument.end) - 1);
}
