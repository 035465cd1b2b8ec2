import * as v from 'valibot';
import { ORIGIN } from '../server/setting-kinds.ts';
import { parseEnvironment } from '../server/settings.ts';
import { main, tool, UsageError } from './cli.ts';
import { exportSite } from './export/export-site.ts';

const USAGE = `Writes the whole site for a static host (deploy/README.md). Needs the build; reads CONTENT_DIR, BACKEND_URL and BACKEND_KEY.

Usage: npm run export -- DIR --url ORIGIN [--without-backend]

  DIR                the folder to write
  --url ORIGIN       where the site will be, such as https://www.example.com
  --without-backend  also without BACKEND_URL, where nobody can send the contact form`;

const NO_BACKEND =
  'BACKEND_URL is not set, so the contact form has nowhere to go: who sends it sees "Failed to send message. ' +
  'Please try again.", and keeps the text. Set it to a hosted backend, or to a server of this site, or add ' +
  '--without-backend. Nothing was written.';

export const runExport = tool({
  usage: USAGE,
  options: { url: { type: 'string' }, 'without-backend': { type: 'boolean' } },
  async run(values, [directory, ...more], { print, complain }) {
    const { output: origin, success } = v.safeParse(ORIGIN, values.url);
    if (!directory || more.length > 0 || !success) throw new UsageError('DIR and --url ORIGIN are needed');
    const { contentDir, backend } = parseEnvironment(process.env);
    if (!backend.url && !values['without-backend']) throw new Error(NO_BACKEND);
    const options = { directory, origin, contentDir, backend, warn: complain };
    const { files, bytes } = await exportSite(options);
    print(`${directory}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
  },
});

if (import.meta.main) await main(runExport);
