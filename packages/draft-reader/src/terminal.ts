#!/usr/bin/env node
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { getSystemErrorMessage, parseArgs } from 'node:util';
import { detailValues, explained, quoteOf } from './finding.ts';
import { readDraft } from './read-draft.ts';
import { RULE_TEXTS } from './rule-texts.ts';

const USAGE = `Prints the findings in a draft of a press release: plain text, in English.

Usage: read-draft FILE [--json]

  FILE    a text file; - reads standard input
  --json  for programs: line, column, rule, kind, title, detail, quote and fix of each finding

Exit codes: 0 only remarks on style, 1 findings, 2 invalid arguments, or an unreadable FILE.`;

/** Prints the findings, certain mistakes first. */
async function run(): Promise<number> {
  const options = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [path, ...others] = positionals;
  if (values.help) console.log(USAGE);
  if (values.help) return 0;
  if (!path || others.length > 0) throw new Error('Name one file to read');
  const bytes = path === '-' ? await buffer(process.stdin) : await readFile(path);
  if (!isUtf8(bytes))
    throw new Error(`${path} is not UTF-8 text. Save Word and PDF files as plain text first.`);
  const findings = findingsIn(bytes.toString('utf8').replaceAll('\r\n', '\n'));
  if (values.json) console.log(JSON.stringify(findings, null, 2));
  else for (const one of findings) console.log(lineOf(path, one));
  return findings.some(({ kind }) => kind !== 'style') ? 1 : 0;
}

function findingsIn(draft: string) {
  return explained(readDraft(draft), RULE_TEXTS).map((finding) => {
    const before = draft.slice(0, finding.start).split('\n');
    const { id: rule, kind, title, detail, fix } = finding.rule;
    const values = detailValues(draft, finding);
    const isFilled = detail !== undefined && Object.keys(values).length > 0;
    return {
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      rule,
      kind,
      title,
      quote: quoteOf(draft, finding),
      detail: isFilled ? detail.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') : undefined,
      fix,
    };
  });
}

function lineOf(path: string, one: ReturnType<typeof findingsIn>[number]): string {
  const about = `${path}:${one.line}:${one.column}  ${one.rule}  ${one.title}: “${one.quote}”`;
  return one.detail ? `${about}  ${one.detail}` : about;
}

function explain(error: unknown) {
  const number =
    error instanceof Error && 'errno' in error && typeof error.errno === 'number' ? error.errno : 0;
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`${number ? getSystemErrorMessage(number) : reason}\n\n${USAGE}`);
  process.exitCode = 2;
}

run().then((code) => void (process.exitCode = code), explain);
