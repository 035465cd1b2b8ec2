import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { splitFrontMatter } from '../../app/content/documents.server.ts';
import { syntaxErrorIn } from '../../app/content/json-position.server.ts';
import { isObject } from '../../app/content/parse-with-defaults.server.ts';
import { isMissing, readText } from '../../app/content/text-file.server.ts';

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
      const fault = await faultIn(join(contentDir, file));
      if (fault) return c.json({ error: `${fault.replace(`${contentDir}/`, '')}. ${FIRST}` }, 409);
    }
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(backend, { method: 'POST', headers, body: await c.req.text() });
    return new Response(answer.body, { status: answer.status, headers });
  });
}

const FIRST = 'Fix the file in a text editor first: nothing was changed';

/** Why the window could not read a file; undefined where there is none yet. */
async function faultIn(path: string): Promise<string | undefined> {
  try {
    await READERS[extname(path)]?.(path);
    return undefined;
  } catch (error) {
    return isMissing(error) ? undefined : (error as Error).message;
  }
}

/** They throw with path, line and column. */
const READERS: Readonly<Partial<Record<string, (path: string) => Promise<void>>>> = {
  '.json': async (path) => {
    const text = await readText(path);
    if (!isObject(parseJson(text, path))) throw new Error(`${path}:1:1 is not an object: { … }`);
  },
  '.md': async (path) => void splitFrontMatter(await readText(path), path),
};

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path}:${syntaxErrorIn(text)}`, { cause: error });
  }
}
