import { readFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { getSystemErrorMessage } from 'node:util';
import { detailOf, explained, quoteOf } from '../site/pages/read-a-draft/finding.ts';
import { fill, plain, untranslated } from '../site/language/text.ts';
import { readDraft } from 'draft-reader/read-draft.ts';
import { RULE_TEXTS } from 'draft-reader/rule-texts.ts';
import { toolCommand } from '../server/process/home-folder.ts';
import { reasonOf } from '../server/store/store-error.ts';
import { main, noWords, tool, UsageError } from '../operator/cli.ts';

const USAGE = `What the rules of /tools/read-a-draft find in a draft of a press release: plain text, in English.

Usage: ${toolCommand('read-draft')} FILE [--json]

  FILE    a text file; - reads standard input
  --json  for programs: line, column, rule, kind, title, detail, quote and mend of each finding

Exit codes: 0 nothing but remarks on style, 1 findings, 2 not understood, or FILE cannot be read.`;

/** Prints the findings by what it costs to overlook them. */
export const runReadDraft = tool({
  usage: USAGE,
  options: { json: { type: 'boolean', default: false } },
  async run({ json }, [path, ...others], { print, complain }) {
    if (!path) throw new UsageError('Name the file to read');
    noWords(others);
    let draft: string;
    try {
      draft = path === '-' ? await textOf(process.stdin) : await readFile(path, 'utf8');
    } catch (error) {
      complain(`"${path}" cannot be read: ${systemReasonOf(error)}`);
      return 2;
    }
    const findings = findingsIn(draft.replaceAll('\r\n', '\n'));
    if (json) print(JSON.stringify(findings, null, 2));
    else for (const one of findings) print(lineOf(path, one));
    return findings.some(({ kind }) => kind !== 'style') ? 1 : 0;
  },
});

/** "No such file or directory" instead of "ENOENT". */
function systemReasonOf(error: unknown): string {
  return error instanceof Error && 'errno' in error && typeof error.errno === 'number'
    ? getSystemErrorMessage(error.errno)
    : reasonOf(error);
}

function findingsIn(draft: string) {
  return explained(readDraft(draft), RULE_TEXTS).map((finding) => {
    const { rule, start } = finding;
    const before = draft.slice(0, start).split('\n');
    return {
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      rule: rule.id,
      kind: rule.kind,
      title: rule.title,
      quote: quoteOf(draft, finding),
      detail: english(detailOf((phrase, values) => untranslated(fill(phrase, values ?? {})), draft, finding)),
      mend: rule.mend,
    };
  });
}

function english(text: ReturnType<typeof detailOf>): string | undefined {
  return text && plain(text);
}

function lineOf(
  path: string,
  { line, column, rule, title, quote, detail }: ReturnType<typeof findingsIn>[number],
) {
  const about = quote === undefined ? '' : `: “${quote}”`;
  return `${path}:${line}:${column}  ${rule}  ${title}${about}${detail ? `  ${detail}` : ''}`;
}

if (import.meta.main) await main(runReadDraft);
