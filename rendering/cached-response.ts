import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, preferredEncoding, recode, type Encoding } from './compression.ts';
import { isNotModified } from './conditional.ts';
import { createTurns } from './in-turn.ts';

/** A response in memory, compressed with brotli to about a fifth of its text. */
export interface CachedResponse {
  status: number;
  /** By name; Content-Length and Content-Encoding are added when it is sent. */
  headers: Readonly<Record<string, string>>;
  /** Hash of the text, the same for all encodings. */
  hash: string;
  /** Brotli. */
  body: Buffer<ArrayBuffer>;
  /** Whether the body is already compressed at the highest quality. */
  isSmallest?: boolean;
}

/** Bytes of a response beside its body, mostly its content security policy. */
const OVERHEAD = 2500;

export function sizeOf({ body }: CachedResponse): number {
  return body.length + OVERHEAD;
}

export async function cachedResponse(
  text: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Promise<CachedResponse> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { status, headers, hash, body: await compress(text) };
}

/** Responds in the encoding that the request prefers, or with 304. */
export async function respond(request: Request, answer: CachedResponse): Promise<Response> {
  const { status, hash } = answer;
  // Errors have no ETag, so that they are fetched again. It is weak, because all encodings share it.
  const headers = { ...answer.headers, ...(status === 200 && { ETag: `W/"${hash}"` }) };
  if (isNotModified(request, headers)) return new Response(null, { status: 304, headers });
  const encoding = preferredEncoding(request.headers.get('accept-encoding'));
  const body = encoding === 'br' ? answer.body : await recoded(answer, encoding);
  const encoded = encoding !== 'identity' && { 'Content-Encoding': encoding };
  return new Response(body, {
    status,
    headers: { ...headers, 'Content-Length': String(body.length), ...encoded },
  });
}

/** Limit in bytes of all cached bodies in encodings other than brotli. Few clients request them. */
export const RECODED_BYTES = 4 * 1024 * 1024;

export const recodedBodies = new LRUCache<
  string,
  Buffer<ArrayBuffer>,
  { body: Buffer<ArrayBuffer>; encoding: Encoding }
>({
  maxSize: RECODED_BYTES,
  sizeCalculation: ({ length }) => length,
  fetchMethod: (_key, _stale, { context: { body, encoding } }) => inTurn(() => recode(body, encoding)),
});

/** A flood in other encodings keeps at most one core busy beside the thread that answers. */
const inTurn = createTurns();

/** Simultaneous requests share the work. */
async function recoded({ hash, body }: CachedResponse, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const found = await recodedBodies.fetch(`${encoding} ${hash}`, { context: { body, encoding } });
  return found ?? inTurn(() => recode(body, encoding));
}
