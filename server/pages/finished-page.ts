import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page ready to be sent: every header decided, and each encoding made at most once. */
export class FinishedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly #html: Buffer;
  readonly #tag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  readonly #heard: ReadonlyMap<string, string>;
  #phrases: FinishedPage | undefined;

  /** @param heard what the page says, from the English to its language. */
  constructor(
    html: string,
    status: number,
    headers: Headers,
    heard: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#heard = heard;
    this.status = status;
    this.headers = headers;
    this.#html = Buffer.from(html);
    this.#tag = createHash('sha256').update(this.#html).digest('base64url').slice(0, 16);
  }

  /** Roughly what the page takes in memory, in bytes. */
  get size(): number {
    return this.#html.length * 1.5;
  }

  /** What the page says, as JSON. */
  get phrases(): FinishedPage {
    this.#phrases ??= new FinishedPage(
      JSON.stringify(Object.fromEntries(this.#heard)),
      200,
      new Headers({
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': this.headers.get('cache-control') ?? '',
        Vary: 'Accept-Encoding',
      }),
    );
    return this.#phrases;
  }

  async respond(request: Request): Promise<Response> {
    const encoding = preferredEncoding(request.headers.get('accept-encoding'));
    const headers = new Headers(this.headers);
    // One tag per encoding: a cache must not answer a gzip request with the tag of brotli bytes.
    const tag = `"${this.#tag}-${encoding}"`;
    if (this.status === 200) headers.set('ETag', tag);
    if (this.status === 200 && request.headers.get('if-none-match') === tag) {
      return new Response(null, { status: 304, headers });
    }
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return new Response(new Uint8Array(await this.#body(encoding)), { status: this.status, headers });
  }

  #body(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = encode(this.#html, encoding);
    this.#encoded.set(encoding, made);
    return made;
  }
}

/** The best encoding that a request accepts; one refused with `q=0` does not count. */
export function preferredEncoding(accept: string | null): Encoding {
  const accepted = new Set(
    (accept ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** Quality 9 of 11: the last two cost ten times the time for two percent of the bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

async function encode(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(html, BROTLI);
  return encoding === 'gzip' ? promisify(gzip)(html) : html;
}
