import { createHash } from 'node:crypto';
import { decodeBrotli, encode, encodeSmall, preferredEncoding, type Encoding } from './encoding.ts';

/** An answer in the parts that Node sends. */
export interface Reply {
  status: number;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Bytes that the headers of a page take, most of them its content security policy. */
const HEADERS_SIZE = 2000;

/** Bytes of one phrase in a map; its texts belong to the dictionary. */
const PHRASE_SIZE = 64;

/** What there is to tell of a page beside its document. */
interface Said {
  /** What it says, from the English to its language. */
  heard?: ReadonlyMap<string, string>;
  /** What it is painted with, as JSON. */
  painted?: string;
}

/**
 * A page ready to be sent: every header decided, and each encoding made at most once. What is kept of its text is
 * the brotli edition, a fifth of it; a page that is asked for again gets a smaller one.
 */
export class FinishedPage {
  readonly status: number;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #ready = new Map<Encoding, Reply>();
  readonly #coming = new Map<Encoding, Promise<Reply>>();
  #text: Buffer | undefined;
  readonly #said: Said;
  #phrases: FinishedPage | undefined;
  #painted: FinishedPage | undefined;
  #isSmall = false;

  constructor(html: string, status: number, headers: Headers, said: Said = {}) {
    this.#said = { ...said };
    this.status = status;
    this.#text = Buffer.from(html);
    const hash = hashOf(html);
    this.#headers = {
      ...Object.fromEntries(headers),
      // Weak, since all encodings of the page share it. An error has none, so that it is asked for again.
      ...(status === 200 && { etag: `W/"${hash}"` }),
    };
  }

  /** Roughly what the page takes in memory, in bytes. It changes with what is asked for. */
  get size(): number {
    const { heard, painted = '' } = this.#said;
    let size = HEADERS_SIZE + (this.#text?.length ?? 0) + (heard?.size ?? 0) * PHRASE_SIZE + painted.length;
    for (const { body } of this.#ready.values()) size += body.length;
    return size + (this.#phrases?.size ?? 0) + (this.#painted?.size ?? 0);
  }

  /** What the page says, as JSON. */
  get phrases(): FinishedPage {
    this.#phrases ??= json(JSON.stringify(Object.fromEntries(this.#said.heard ?? [])));
    this.#said.heard = undefined;
    return this.#phrases;
  }

  /** What the page is painted with, as JSON. */
  get painted(): FinishedPage {
    this.#painted ??= json(this.#said.painted ?? '');
    this.#said.painted = undefined;
    return this.#painted;
  }

  async respond(request: Request): Promise<Response> {
    const { status, headers, body } = await this.#reply(request.headers.get('accept-encoding'));
    if (headers.etag && request.headers.get('if-none-match') === headers.etag) {
      const { 'content-encoding': _, ...rest } = headers;
      return new Response(null, { status: 304, headers: rest });
    }
    return new Response(new Uint8Array(body), { status, headers });
  }

  /** The page as it goes out to whoever accepts this; undefined until it has gone out in that encoding once. */
  ready(accept: string | undefined): Reply | undefined {
    const encoding = preferredEncoding(accept);
    const reply = this.#ready.get(encoding);
    if (reply && encoding === 'br' && !this.#isSmall) this.#makeSmall(reply);
    return reply;
  }

  #reply(accept: string | null): Reply | Promise<Reply> {
    const encoding = preferredEncoding(accept);
    const known = this.#ready.get(encoding) ?? this.#coming.get(encoding);
    if (known) return known;
    const coming = this.#encode(encoding);
    this.#coming.set(encoding, coming);
    return coming;
  }

  async #encode(encoding: Encoding): Promise<Reply> {
    const small = this.#ready.get('br');
    const text = this.#text ?? (small ? await decodeBrotli(small.body) : Buffer.alloc(0));
    const reply = this.#replyWith(encoding, await encode(text, encoding));
    this.#ready.set(encoding, reply);
    this.#coming.delete(encoding);
    if (this.#ready.has('br')) this.#text = undefined;
    return reply;
  }

  #makeSmall({ body }: Reply) {
    this.#isSmall = true;
    encodeSmall(body).then(
      (small) => this.#ready.set('br', this.#replyWith('br', small)),
      () => {
        this.#isSmall = false;
      },
    );
  }

  #replyWith(encoding: Encoding, body: Buffer): Reply {
    const headers = {
      ...this.#headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    return { status: this.status, headers, body };
  }
}

/** Names a text: another one has another. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

function json(body: string): FinishedPage {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
  };
  return new FinishedPage(body, 200, new Headers(headers));
}
