import type { SiteAddresses, PageAddress } from './site-addresses.ts';

/** A file of the export. */
export interface SiteFile {
  body: Buffer;
  /** Of the response that it comes from. */
  headers: Headers;
  isPage: boolean;
}

export interface CollectOptions {
  /** Asks the site. */
  ask: (url: string, headers?: Record<string, string>) => Promise<Response>;
  onProgress?: (done: number, total: number) => void;
}

/** Pages asked for at once: enough to compress one while the next is rendered. */
const AT_ONCE = 4;

/**
 * Asks the site for everything, by name of the file.
 * @throws when a response is not what a visitor should get, such as a page whose content cannot be read
 */
export async function collectSite(
  { files, optional, pages }: SiteAddresses,
  { ask, onProgress = () => {} }: CollectOptions,
): Promise<Map<string, SiteFile>> {
  const found = new Map<string, SiteFile>();
  const total = files.length + pages.length;
  let done = 0;
  await inParallel(files, addFile);
  await inParallel(pages, addPage);
  return found;

  async function addFile(url: string) {
    const file = await askFor(url, [200, ...(optional.has(url) ? [404] : [])]);
    if (file) found.set(url.slice(1), file);
    onProgress((done += 1), total);
  }

  async function addPage({ url, files: names, isNotFound }: PageAddress) {
    const page = await askFor(url, [isNotFound ? 404 : 200], true);
    for (const name of names) if (page) found.set(name, page);
    onProgress((done += 1), total);
  }

  /** Undefined for a file that the site may lack. */
  async function askFor(url: string, statuses: number[], isPage = false): Promise<SiteFile | undefined> {
    // Nothing could receive the reports of the scripts that measure. With this header they are empty.
    const response = await ask(url, url.startsWith('/insights/') ? { 'Sec-GPC': '1' } : {});
    const { status, headers } = response;
    if (!statuses.includes(status)) throw new Error(`${url} cannot be exported: the site answers ${status}`);
    if (status === 404 && !isPage) return undefined;
    return { body: Buffer.from(await response.arrayBuffer()), headers, isPage };
  }
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
