import type { ContentOf } from '../../content/schema.ts';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { readADraftContent } from './content.ts';
import { setValue } from '../../browser/typed/fields.ts';
import { isTexts, readSession, writeSession } from '../../browser/session.ts';
import { formatOf } from '../../language/figures/format.ts';
import type { ValueIn } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { Findings } from './findings.tsx';
import { nameOf, type ShownRule } from './finding.ts';
import { explained } from 'draft-reader/finding.ts';
import type { Finding } from 'draft-reader/read-draft.ts';
import { Button } from '../../ui/button.tsx';

interface DraftReaderProps extends Pick<ContentOf<typeof readADraftContent>, 'privacy'> {
  /** The draft shown at first. */
  example: string;
  /** Its findings, computed by the server. */
  findings: readonly Finding[];
  rules: readonly ShownRule[];
}

/** The maximum number of characters that are read, some forty pages. More marks than that would slow the page down. */
const MOST_READ = 100_000;

/** Milliseconds of reading after which the browser gets time for the keyboard. */
const SLICE = 8;

/** The rules are in a separate script. */
function loadRules() {
  return import('draft-reader/read-draft.ts');
}

/**
 * Shows the findings in the text of the field. The text never leaves the browser. The fields belong to the document
 * (site/pages/read-a-draft/page.tsx): React would set their text and selection when it starts.
 */
export default function DraftReader({ example, findings: first, rules, privacy }: DraftReaderProps) {
  const t = useTranslate();
  const newest = useRef(example);
  const [text, setText] = useState(example);
  const [{ read, found }, setResult] = useState({ read: example, found: first });
  const [names, setNames] = useState<readonly string[]>([]);
  const all = explained(found, rules);
  const isIgnored = (finding: (typeof all)[number]) => names.includes(nameOf(read, finding));
  const findings = all.filter((finding) => !isIgnored(finding));
  const characters: ValueIn = (language) => formatOf(language).number(MOST_READ);
  const count: ValueIn = (language) => formatOf(language).number(findings.length);

  /** Reads in short steps, between which the browser answers the keyboard. New input ends it. */
  async function readNewest(next: string) {
    const { readInSteps } = await loadRules();
    const start = next.slice(0, MOST_READ);
    const result: Finding[] = [];
    let since = performance.now();
    for (const step of readInSteps(start)) {
      result.push(...step);
      if (performance.now() - since < SLICE) continue;
      await pause();
      if (newest.current !== next) return;
      since = performance.now();
    }
    if (newest.current === next) startTransition(() => setResult({ read: start, found: result }));
  }

  const takeUp = useEffectEvent(() => {
    setNames(readSession('ignored-findings', isTexts) ?? []);
    const next = draftField().value;
    if (next === newest.current) return;
    setText(next);
    newest.current = next;
    readNewest(next).catch((error: unknown) => console.warn(error));
  });
  useEffect(() => {
    void loadRules().catch(() => {});
    const field = draftField();
    const listener = () => takeUp();
    field.addEventListener('input', listener);
    // Text that was typed, or came from the page in another language, before the scripts loaded.
    listener();
    return () => field.removeEventListener('input', listener);
  }, []);

  function ignore(next: readonly string[]) {
    setNames(next);
    writeSession('ignored-findings', next.length > 0 ? next : undefined);
  }

  function replace(next: string) {
    const field = draftField();
    setValue(field, next);
    field.focus();
  }

  return (
    <>
      <div className="draft-acts stack screen-only script-only">
        <p className="acts">
          <Button look="line" small onClick={() => replace('')}>
            {t('Clear the draft')}
          </Button>{' '}
          <Button look="line" small onClick={() => replace(example)}>
            {t('Use the example')}
          </Button>
        </p>
        <p className="draft-result">
          <a href="#findings">{t('Findings: {number}', { number: count })}</a>
        </p>
        <p className="form-note data muted">{t(privacy)}</p>
        {text.length > MOST_READ && (
          <p role="status">{t('Only the first {characters} characters are read.', { characters })}</p>
        )}
      </div>
      <Findings
        text={read}
        findings={findings}
        ignored={all.filter(isIgnored)}
        onIgnore={(finding) => ignore([...names, nameOf(read, finding)])}
        onShowIgnored={() => ignore([])}
      />
    </>
  );
}

function draftField(): HTMLTextAreaElement {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[data-kept]');
  if (!field) throw new Error('The field of the draft is missing');
  return field;
}

/** Lets the browser do more urgent work. */
function pause(): Promise<unknown> {
  return 'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((go) => setTimeout(go));
}
