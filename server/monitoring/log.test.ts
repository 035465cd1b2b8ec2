import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('writes one JSON object a line: time, level, event, fields', () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => Date.UTC(2026, 10, 20, 9, 30),
  );
  log.info('server.listening', { port: 3000 });
  log.alarm('mail.paused', { note: 'two\nlines' });
  expect(lines).toEqual([
    '{"time":"2026-11-20T09:30:00.000Z","level":"info","event":"server.listening","port":3000}',
    '{"time":"2026-11-20T09:30:00.000Z","level":"alarm","event":"mail.paused","note":"two\\nlines"}',
  ]);
});

it("writes an error's message and cause", () => {
  const lines: string[] = [];
  const cause = Object.assign(new Error('disk full'), { code: 'ENOSPC' });
  createLog((line) => lines.push(line)).error('store.failed', {
    error: new TypeError('cannot save', { cause }),
  });
  expect(JSON.parse(lines.join())).toMatchObject({
    level: 'error',
    error: {
      name: 'TypeError',
      message: 'cannot save',
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'disk full', code: 'ENOSPC' },
    },
  });
});
