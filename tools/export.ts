import { readEnvironment, origin } from '../server/settings.ts';
import { main, runTool, UsageError, type Output } from './cli.ts';
import { exportSite } from './export/export-site.ts';

const USAGE = `Writes the whole site for a static host (deploy/README.md). Needs the build; reads CONTENT_DIR, BACKEND_URL and BACKEND_KEY.

Usage: npm run export -- DIR --url ORIGIN

  DIR           the folder to write
  --url ORIGIN  where the site will be, such as https://www.example.com`;

const NO_BACKEND =
  'BACKEND_URL is not set, so the contact form has nowhere to go: who sends it sees "Failed to send message. ' +
  'Please try again.", and keeps the text. Set it to a hosted backend, or to a server of this site.';

export function runExport(args: string[], output?: Output) {
  return runTool({ usage: USAGE, options: { url: { type: 'string' } }, run }, args, output);

  async function run({ url }: { url?: string }, words: string[], { print, complain }: Output) {
    const [directory, ...more] = words;
    const found = origin(url ?? '');
    if (!directory || more.length > 0 || !found) throw new UsageError('DIR and --url ORIGIN are needed');
    const { contentDir, backend } = readEnvironment();
    const options = { directory, origin: found, contentDir, backend, warn: complain };
    const { files, bytes } = await exportSite(options);
    print(`${directory}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
    if (!backend.url) complain(NO_BACKEND);
  }
}

if (import.meta.main) await main((args) => runExport(args));
