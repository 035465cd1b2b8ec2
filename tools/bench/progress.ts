/** Tells the person at the terminal what is being done; standard output is for the results. */
export function tell(line: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
}
