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
  #heard: ReadonlyMap<string, string>;
  #phrases: FinishedPage | undefined;
  #isSmall = false;

  /** @param heard what the page says, from the English to its language. */
  constructor(
    html: string,
    status: number,
    headers: Headers,
    heard: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#heard = heard;
    this.status = status;
    this.#text = Buffer.from(html);
    const hash = createHash('sha256').update(this.#text).digest('base64url').slice(0, 16);
    this.#headers = {
      ...Object.fromEntries(headers),
      // Weak, since all encodings of the page share it. An error has none, so that it is asked for again.
      ...(status === 200 && { etag: `W/"${hash}"` }),
    };
  }

  /** Roughly what the page takes in memory, in bytes. It changes with what is asked for. */
  get size(): number {
    let size = HEADERS_SIZE + (this.#text?.length ?? 0) + this.#heard.size * PHRASE_SIZE;
    for (const { body } of this.#ready.values()) size += body.length;
    return size + (this.#phrases?.size ?? 0);
  }

  /** What the page says, as JSON. */
  get phrases(): FinishedPage {
    this.#phrases ??= new FinishedPage(
      JSON.stringify(Object.fromEntries(this.#heard)),
      200,
      new Headers({
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': this.#headers['cache-control'] ?? '',
        Vary: 'Accept-Encoding',
      }),
    );
    this.#heard = new Map();
    return this.#phrases;
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
