import type { HeaderRules } from './header-rules.ts';

/** Cloudflare Pages ignores rules beyond the first and cuts longer lines (developers.cloudflare.com/pages/configuration/headers). */
export const MOST_RULES = 100;
export const LONGEST_LINE = 2000;

/**
 * What the rule of all files must not set, because some files need another value: hosts join the values of all rules that
 * match. Both hosts let browsers revalidate each page by default.
 */
const NOT_FOR_ALL = new Set(['Cache-Control', 'Cross-Origin-Resource-Policy']);

/**
 * `_headers`, for Netlify, Cloudflare Pages and others that read it.
 * @throws when it exceeds what these hosts read
 */
export function headersFile({ pages, others }: HeaderRules): string {
  const ofAll = [...pages].filter(([name]) => !NOT_FOR_ALL.has(name));
  const rules = [
    block('/*', ofAll),
    ...others.map(({ path, headers }) =>
      block(
        path.endsWith('/') ? `${path}*` : path,
        [...headers].filter(([name, value]) => NOT_FOR_ALL.has(name) || pages.get(name) !== value),
      ),
    ),
  ];
  const text = `${rules.join('\n\n')}\n`;
  if (rules.length > MOST_RULES)
    throw new Error(`_headers has ${rules.length} rules, more than ${MOST_RULES}`);
  const long = text.split('\n').find((line) => line.length > LONGEST_LINE);
  if (long)
    throw new Error(`_headers has a line of more than ${LONGEST_LINE} characters: ${long.slice(0, 80)}`);
  return text;
}

function block(path: string, headers: [name: string, value: string][]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}
