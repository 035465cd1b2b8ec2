import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export interface Answer {
  body: Buffer;
  /** Milliseconds from the call to the last byte. */
  milliseconds: number;
}

/**
 * Asks for a page over one kept connection, without undoing its encoding.
 * @throws when the status is not 200.
 */
export function ask(url: string, encoding: 'br' | 'gzip' | 'identity'): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const start = performance.now();
  get(url, { agent, headers: { 'Accept-Encoding': encoding } }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('error', reject);
    response.on('end', () => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      else resolve({ body: Buffer.concat(parts), milliseconds: performance.now() - start });
    });
  }).on('error', reject);
  return promise;
}
