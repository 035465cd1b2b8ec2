import { visible } from '../server/visible.ts';

/**
 * Writes for the person at the terminal: results to standard output, complaints to standard error. What a
 * terminal would obey is escaped, in whatever it was.
 */
export const terminal = {
  print: (text: string) => process.stdout.write(`${visible(text)}\n`),
  complain: (text: string) => process.stderr.write(`${visible(text)}\n`),
};

/** Lets `npm run inbox -- list | head` close the pipe early, which is not a fault. */
export function allowClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
