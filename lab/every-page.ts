/** Every path of the site map, in every language. */
export async function pathsOf(url: string): Promise<string[]> {
  const siteMap = await (await fetch(`${url}/sitemap.xml`)).text();
  return Array.from(siteMap.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g), ([, path]) => path || '/');
}

/** Opens every page. After its start, a site reads its translations one by one unless they are needed before. */
export async function openEveryPage(url: string): Promise<void> {
  for (const path of await pathsOf(url)) await (await fetch(url + path)).arrayBuffer();
}
