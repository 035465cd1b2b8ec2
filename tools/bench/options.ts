import { parseArgs } from 'node:util';
import { DEFAULT_LANGUAGE, isLanguageCode } from '../../app/language/languages.ts';

const MEASURES = ['pages', 'bytes', 'interactions', 'reading', 'server', 'memory'] as const;

export type BenchOptions = ReturnType<typeof readOptions>;

/**
 * Reads `[measure …] [options] [/path …]`. Without a measure all of them run; without a path each uses its own.
 * @throws when a word or value is unknown, with the allowed ones.
 */
export function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      theme: { type: 'string', default: 'dark' },
      language: { type: 'string', default: DEFAULT_LANGUAGE },
      // How long one round of load lasts.
      seconds: { type: 'string', default: '8' },
      // In total, of the memory measure.
      requests: { type: 'string', default: '1000000' },
    },
    allowPositionals: true,
  });
  const { theme, language } = values;
  if (theme !== 'dark' && theme !== 'light') throw new Error(`--theme ${theme}: must be dark or light`);
  if (!isLanguageCode(language)) throw new Error(`--language ${language}: not a language of the site`);
  const measures = positionals.filter((word) => !word.startsWith('/')).map(measureNamed);
  return {
    measures: measures.length > 0 ? measures : MEASURES,
    paths: positionals.filter((word) => word.startsWith('/')),
    runs: positiveInteger('runs', values.runs),
    theme,
    language,
    seconds: positiveInteger('seconds', values.seconds),
    requests: positiveInteger('requests', values.requests),
  };
}

function measureNamed(word: string) {
  const measure = MEASURES.find((name) => name === word);
  if (!measure) throw new Error(`${word}: must be one of ${MEASURES.join(', ')}, or a path`);
  return measure;
}

function positiveInteger(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} ${value}: must be a positive integer`);
  return number;
}
