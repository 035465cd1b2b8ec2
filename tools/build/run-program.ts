import { spawn } from 'node:child_process';

/** Runs a program of `node_modules/.bin` with this terminal. Rejects when it does not end well. */
export function runProgram(name: string, args: readonly string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(process.execPath, [`node_modules/.bin/${name}`, ...args], { stdio: 'inherit' });
  child.on('error', reject);
  child.on('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`${name} ${args.join(' ')} ended with ${code}`)),
  );
  return promise;
}
