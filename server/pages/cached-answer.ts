import { createHash } from 'node:crypto';
import { compress, preferredEncoding, recode, type Encoding } from './compression.ts';
import { isNotModified } from '../conditional.ts';

/** An answer ready to be sent, kept as brotli: a fifth of its text. */
export interface CachedAnswer {
  status: number;
  /** By name; without length and encoding. */
  headers: Readonly<Record<string, string>>;
  /** Names the text; the same for all its encodings. */
  hash: string;
  /** The brotli edition. */
  body: Buffer<ArrayBuffer>;
  /** Whether the body is as small as brotli makes it. */
  isSmallest?: boolean;
}

/** Bytes that an answer takes beside its body, most of them its content security policy. */
const OVERHEAD = 2500;

export function sizeOf({ body }: CachedAnswer): number {
  return body.length + OVERHEAD;
}

export async function cachedAnswer(
  text: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Promise<CachedAnswer> {
  return { status, headers, hash: hashOf(text), body: await compress(text) };
}

/** Sends an answer in the encoding that the request prefers, or says that the client has it already. */
export async function respond(request: Request, answer: CachedAnswer): Promise<Response> {
  const { status, hash } = answer;
  // An error has no tag, so that it is asked for again. Weak, since all encodings share it.
  const headers = { ...answer.headers, ...(status === 200 && { ETag: `W/"${hash}"` }) };
  if (isNotModified(request, headers)) return new Response(null, { status: 304, headers });
  const encoding = preferredEncoding(request.headers.get('accept-encoding'));
  const body = await recode(answer.body, encoding);
  return new Response(body, {
    status,
    headers: { ...headers, ...lengthAndEncoding(body, encoding) },
  });
}

function lengthAndEncoding(body: Buffer, encoding: Encoding): Record<string, string> {
  const length = String(body.length);
  return encoding === 'identity'
    ? { 'Content-Length': length }
    : { 'Content-Length': length, 'Content-Encoding': encoding };
}

/** Names a text: another one has another. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
