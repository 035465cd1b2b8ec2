import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Script } from '../../site/shell/head/boot-script.ts';

/** What runs on every page, in one file (vite.config.ts). */
const ENTRY = 'site/main.ts';

/** What documents load. */
export interface PageAssets {
  script: Script;
  /** URL of the bundler's module for browsers, in development. */
  devClient?: string;
}

/**
 * Finds the assets in the bundler's manifest.
 * @param root folder of the browser's build
 * @throws without a build
 */
export function builtAssets(root: string, manifestFile: string): PageAssets {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const file = manifest[ENTRY]?.file ?? '';
  const hash = createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('base64');
  return { script: [`/${file}`, `sha256-${hash}`] };
}
