import { realpath } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { splitFrontMatter } from '../../site/content/documents/documents.server.ts';
import { parseJson } from '../../site/content/reading/json-file.server.ts';
import { isObject } from '../../site/content/reading/parse-with-defaults.server.ts';
import { FileError, lineOf } from '../../site/content/fault.ts';
import { findFile, isMissing, readText } from '../../site/content/reading/folder.server.ts';

interface Options {
  contentDir: string;
  /** Of the window's site. No other page of this machine's browsers may call. */
  origin: string;
  /** Where decap-server answers. */
  backend: string;
}

const FILE = v.object({ path: v.string() });

/** The files that a call is about, besides those of a list (https://decapcms.org/docs/proxy-backend/). */
const CALL = v.object({
  params: v.optional(
    v.object({
      path: v.optional(v.string()),
      paths: v.optional(v.array(v.string())),
      entry: v.optional(FILE),
      dataFiles: v.optional(v.array(FILE)),
    }),
    {},
  ),
});

/**
 * Stands between the window and decap-server. The window opens a file that it cannot parse as an empty form, and saving
 * would replace all that is in the file. So a call about such a file is refused, with its name, line and column.
 */
export function guard({ contentDir, origin, backend }: Options) {
  return new Hono().use(cors({ origin })).post('*', async (c) => {
    if (c.req.header('Origin') !== origin) return c.json({ error: `Only ${origin} may call` }, 403);
    const call = v.safeParse(CALL, await c.req.json());
    if (!call.success) return c.json({ error: v.summarize(call.issues) }, 422);
    const { path = [], paths = [], entry = [], dataFiles = [] } = call.output.params;
    const files = [path, paths, [entry, dataFiles].flat().map((file) => file.path)].flat();
    for (const file of files) {
      const fault = await faultIn(contentDir, file);
      if (fault) return c.json({ error: `${fault}. ${FIRST}` }, 409);
    }
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(backend, { method: 'POST', headers, body: await c.req.text() });
    return new Response(answer.body, { status: answer.status, headers });
  });
}

const FIRST = 'Fix the file in a text editor first: nothing was changed';

/** Why the window could not read a file; undefined where there is none yet. */
async function faultIn(contentDir: string, file: string): Promise<string | undefined> {
  try {
    const parse = PARSERS[extname(file)];
    const found = await findFile(await realpath(contentDir), join(contentDir, file));
    if (found.error) throw found.error;
    parse?.(await readText(found));
    return undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    const at = error instanceof FileError ? error.at : undefined;
    return lineOf('', { file, at, says: (error as Error).message });
  }
}

/** They throw with line and column. */
const PARSERS: Readonly<Partial<Record<string, (text: string) => void>>> = {
  '.json': (text) => {
    if (!isObject(parseJson(text))) throw new FileError('is not an object: { … }', '1:1');
  },
  '.md': splitFrontMatter,
};
