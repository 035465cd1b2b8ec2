import { createHash } from 'node:crypto';
import { compress, decompress, preferredEncoding, SMALL, type Encoding } from './compression.ts';
import { isNotModified } from './conditional.ts';

/** A response in memory: brotli takes about a fifth of its text. */
export interface CachedResponse {
  status: number;
  /** By name; Content-Length and Content-Encoding are added when it is sent. */
  headers: Readonly<Record<string, string>>;
  /** Hash of the text, the same for all encodings. */
  hash: string;
  encoding: Encoding;
  body: Buffer<ArrayBuffer>;
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
  encoding: Encoding = 'br',
): Promise<CachedResponse> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { status, headers, hash, encoding, body: await compress(Buffer.from(text), encoding) };
}

/** Converts a brotli response to another encoding, or to the smallest brotli. */
export async function recode(answer: CachedResponse, encoding: Encoding): Promise<CachedResponse> {
  return { ...answer, encoding, body: await compress(await decompress(answer.body), encoding, SMALL) };
}

/** The encoding that a request prefers. */
export function encodingFor(request: Request): Encoding {
  return preferredEncoding(request.headers.get('accept-encoding'));
}

/** Sends a response, or 304 when the client has it. */
export function send(
  request: Request,
  { status, hash, encoding, body, ...answer }: CachedResponse,
): Response {
  // Errors have no ETag, so that they are fetched again. It is weak, because all encodings share it.
  const headers = { ...answer.headers, ...(status === 200 && { ETag: `W/"${hash}"` }) };
  if (isNotModified(request, headers)) return new Response(null, { status: 304, headers });
  const encoded = encoding !== 'identity' && { 'Content-Encoding': encoding };
  return new Response(body, {
    status,
    headers: { ...headers, 'Content-Length': String(body.length), ...encoded },
  });
}
