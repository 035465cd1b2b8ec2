import { parseArgs } from 'node:util';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '../../app/language/languages.ts';
import { SITE_PAGES } from '../../app/routes.ts';

export const MEASURES = ['pages', 'server', 'memory', 'bytes', 'interactions', 'scale'] as const;
export type Measure = (typeof MEASURES)[number];

export interface BenchOptions {
  measures: readonly Measure[];
  /** Routes to measure, without a language in front. */
  paths: readonly string[];
  /** Whether routes were named on the command line. */
  named: boolean;
  /** How often each thing is measured; the medians count. */
  runs: number;
  theme: 'dark' | 'light';
  language: LanguageCode;
  /** Seconds that a round of load lasts. */
  seconds: number;
  /** Requests of the memory measure. */
  requests: number;
  /** The data file. */
  out: string;
}

/**
 * Reads `npm run bench -- [measure …] [options] [/path …]`; no measure, or `all`, is every one; `report` is none.
 * @throws when a word or a value is not understood, with what is allowed.
 */
export function readOptions(words: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      runs: { type: 'string', default: '5' },
      theme: { type: 'string', default: 'dark' },
      language: { type: 'string', default: DEFAULT_LANGUAGE },
      seconds: { type: 'string', default: '8' },
      requests: { type: 'string', default: '1000000' },
      out: { type: 'string', default: 'docs/performance.json' },
    },
    allowPositionals: true,
  });
  const paths = positionals.filter((word) => word.startsWith('/'));
  const { theme, language } = values;
  if (theme !== 'dark' && theme !== 'light') throw new Error(`--theme ${theme}: allowed are dark and light`);
  if (!isLanguageCode(language)) throw new Error(`--language ${language} is none of the site's languages`);
  return {
    measures: measuresOf(positionals.filter((word) => !word.startsWith('/'))),
    paths: paths.length > 0 ? paths : SITE_PAGES.map(({ path }) => path),
    named: paths.length > 0,
    runs: count('runs', values.runs),
    theme,
    language,
    seconds: count('seconds', values.seconds),
    requests: count('requests', values.requests),
    out: values.out,
  };
}

function measuresOf(words: readonly string[]): readonly Measure[] {
  if (words.length === 0 || words.includes('all')) return MEASURES;
  const asked = words.filter((word) => word !== 'report');
  const measures = MEASURES.filter((measure) => asked.includes(measure));
  const unknown = asked.find((word) => !measures.some((measure) => measure === word));
  if (unknown) throw new Error(`${unknown}: allowed are ${MEASURES.join(', ')}, all and report`);
  return measures;
}

function count(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} ${value}: a whole number from 1`);
  return number;
}
