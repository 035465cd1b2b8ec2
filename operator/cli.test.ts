import { expect, test } from 'vitest';
import { tool, UsageError, wholeNumber } from './cli.ts';

const GREETING = {
  usage: 'Usage: greet NAME [--times N]',
  options: { times: { type: 'string', default: '1' } },
  async run({ times }: { times: string }, [name]: string[], output: { print(text: string): void }) {
    if (!name) throw new UsageError('Whom?');
    if (name === 'nobody') throw new Error('Nobody is there');
    output.print(`Hello ${name}`.repeat(wholeNumber('times', times, { from: 1, to: 3 })));
    return name === 'Grumpy' ? 1 : 0;
  },
} as const;

async function greet(...args: string[]) {
  const said = { printed: '', complaint: '' };
  const code = await tool(GREETING)(args, {
    print: (text) => (said.printed += text),
    complain: (text) => (said.complaint += text),
  });
  return { code, ...said };
}

test('a tool prints and says how it went', async () => {
  expect(await greet('Ada', '--times', '2')).toEqual({
    code: 0,
    printed: 'Hello AdaHello Ada',
    complaint: '',
  });
  expect(await greet('Grumpy')).toMatchObject({ code: 1 });
});

test.each([['--help'], ['-h'], ['help'], ['Ada', '--help']])('help exits with 0: %s', async (...args) => {
  expect(await greet(...args)).toEqual({ code: 0, printed: GREETING.usage, complaint: '' });
});

test.each([
  [[], 'Whom?'],
  [['Ada', '--loud'], "Unknown option '--loud'"],
  [['Ada', '--times', '4'], '--times takes a whole number from 1 to 3, not "4"'],
])('invalid arguments are named, with the usage: %j', async (args, reason) => {
  const { code, printed, complaint } = await greet(...args);
  expect({ code, printed }).toEqual({ code: 2, printed: '' });
  expect(complaint).toContain(reason);
  expect(complaint).toContain(GREETING.usage);
});

test('a failure is reported in one line', async () => {
  expect(await greet('nobody')).toEqual({ code: 1, printed: '', complaint: 'Nobody is there' });
});
