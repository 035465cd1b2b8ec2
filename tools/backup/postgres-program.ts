import { execFileSync } from 'node:child_process';

/** The password goes by the environment, since everybody on the machine can read arguments. */
export function runWithDatabase(database: string, program: string, args: string[]): void {
  const url = new URL(database);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  execFileSync(program, [`--dbname=${url.href}`, ...args], { env, stdio: 'inherit' });
}
