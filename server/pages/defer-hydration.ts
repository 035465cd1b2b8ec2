interface DeferOptions {
  /** Addresses of what the page's scripts will fetch first, to come with them. */
  data?: readonly string[];
  /** The hash of each script by its address; one whose content has another does not run. */
  integrity?: ReadonlyMap<string, string>;
}

/**
 * Takes scripts out of the way of the first paint: removes the module preloads from the head and turns React
 * Router's module script, which starts at once, into one that does the same one frame after the first paint
 * (measured in docs/decisions/002). The preloads are asked for then, so that all files come together.
 * A preload with a hash is checked, and what imports the script then gets the checked one (HTML Standard, "fetch
 * a modulepreload module script graph").
 * @throws when the document has no such script: React Router has changed its output.
 */
export function deferHydration(
  html: string,
  { data = [], integrity = new Map() }: DeferOptions = {},
): string {
  const preloads: [href: string, integrity: string][] = [];
  const withoutPreloads = html.replace(MODULE_PRELOAD, (_tag, href: string) => {
    preloads.push([href, integrity.get(href) ?? '']);
    return '';
  });
  let found = false;
  const deferred = withoutPreloads.replace(MODULE_SCRIPT, (_tag, code: string) => {
    found = true;
    return `<script>${bootScript(code, preloads, data)}</script>`;
  });
  if (!found)
    throw new Error("deferHydration: the page has no module script; has React Router's <Scripts> changed?");
  return deferred;
}

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const STATIC_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";\s*/g;

function bootScript(
  code: string,
  preloads: readonly (readonly [href: string, integrity: string])[],
  data: readonly string[],
): string {
  const names: string[] = [];
  const files: string[] = [];
  const rest = code
    .replace(STATIC_IMPORT, (_statement, name: string | undefined, file: string) => {
      names.push(name ?? '');
      files.push(file);
      return '';
    })
    .trim();
  return [
    'requestAnimationFrame(()=>setTimeout(async()=>{',
    `for(const[href,integrity]of ${JSON.stringify(preloads)})`,
    "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',integrity,href}));",
    ...data.map(
      (href) =>
        `document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'fetch',crossOrigin:'anonymous',href:${JSON.stringify(href).replaceAll('<', '\\u003c')}}));`,
    ),
    `const [${names.join()}]=await Promise.all(${JSON.stringify(files)}.map(file=>import(file)));`,
    rest,
    '}))',
  ].join('');
}
