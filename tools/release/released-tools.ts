import { existsSync } from 'node:fs';

/** The operator's tools that are built with the server, by name: their module. */
export const RELEASED_TOOLS: Readonly<Record<string, string>> = Object.fromEntries(
  ['inbox', 'insights', 'doctor', 'check-content', 'backup']
    .map((name) => [name, `tools/${name}.ts`] as const)
    .filter(([, module]) => existsSync(module)),
);
