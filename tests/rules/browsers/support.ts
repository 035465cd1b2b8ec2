import data, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data/forLegacyNode';
import { oldestSupported } from '../../../tools/build/supported-browsers.ts';

/** Browsers of the promise by their names in MDN's data; on Android they have the desktop's numbers. */
const MDN_NAMES: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
};

const SUPPORTED = Array.from(oldestSupported(), ([name, version]) =>
  (MDN_NAMES[name] ?? []).map((browser) => ({ browser, version })),
).flat();

const ROOT = new Map<string, Identifier>(
  Object.entries({
    api: data.api,
    css: data.css,
    html: data.html,
    javascript: data.javascript,
    svg: data.svg,
  }),
);

/** What MDN tells of a feature by its path, `css.properties.inset`. Undefined when it is none of which MDN tells. */
export function featureAt(path: string): Identifier | undefined {
  const [root = '', ...steps] = path.split('.');
  return steps.reduce<Identifier | undefined>(
    (found, step) => (found && Object.hasOwn(found, step) ? found[step] : undefined),
    ROOT.get(root),
  );
}

/** Supported browsers that lack a feature, or part of it. None for a feature that MDN's data do not have. */
export function lacking(path: string): BrowserName[] {
  const statement = featureAt(path)?.__compat;
  if (!statement) return [];
  return SUPPORTED.filter(({ browser, version }) => !supports(statement, browser, version)).map(
    ({ browser }) => browser,
  );
}

/** Those of the paths that some supported browser lacks, sorted. */
export function unsupportedFeatures(paths: Iterable<string>): string[] {
  return [...new Set(paths)].filter((path) => lacking(path).length > 0).toSorted();
}

function supports({ support }: CompatStatement, browser: BrowserName, version: number): boolean {
  return [support[browser] ?? []].flat().some(
    ({ version_added, version_removed, flags, prefix, alternative_name, partial_implementation }) =>
      typeof version_added === 'string' &&
      // `≤79`: at the latest then. `preview` is no number.
      Number.parseFloat(version_added.replace('≤', '')) <= version &&
      !version_removed &&
      !flags &&
      !prefix &&
      !alternative_name &&
      !partial_implementation,
  );
}
