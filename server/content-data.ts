import { Hono } from 'hono';
import type { ContentFolder } from '../app/content/content-folder.server.ts';
import { formatVersions, loadError, VERSIONS_HEADER } from '../app/content/loaded.ts';
import { versionedJson } from './versioned-json.ts';

/**
 * `GET /data/{file}`: the editors' files as they stand on the disk. 404 for any other name or a missing file,
 * 500 for one that is not valid JSON; both as JSON `{ "error": … }`. Each answer tells the version of all
 * files, so that a browser knows which of those it has are out of date.
 */
export function contentData(folder: ContentFolder): Hono {
  const app = new Hono();
  app.get('/:file', async (c) => {
    const name = c.req.param('file');
    const file = await folder.file(name);
    c.header('Cache-Control', 'no-cache');
    c.header(VERSIONS_HEADER, formatVersions(await folder.versions()));
    if (file?.status !== 200)
      return c.json({ error: loadError(name, file?.status ?? 404) }, file?.status ?? 404);
    return versionedJson(c, file.body, file.version);
  });
  app.all('*', (c) => c.json({ error: 'No such content file' }, 404));
  return app;
}
