/** Writes for the person at the terminal: results to standard output, complaints to standard error. */
export const terminal = {
  print: (text: string) => process.stdout.write(`${text}\n`),
  complain: (text: string) => process.stderr.write(`${text}\n`),
};

/** Lets `npm run inbox -- list | head` close the pipe early, which is not a fault. */
export function allowClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
