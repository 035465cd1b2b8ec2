import type { ContentOf } from '../content/schema.ts';
import { startTransition, useEffect, useRef, useState, Component, type ReactNode } from 'react';
import type { readADraftContent } from '../content/files/read-a-draft.ts';
import { formatOf } from '../language/format.ts';
import type { ValueIn } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { Findings } from '../draft-reader/findings.tsx';
import { explained, nameOf, type ShownRule } from '../draft-reader/finding.ts';
import type { Finding } from '../tools/read-a-draft/read-draft.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';

export interface DraftReaderProps extends Pick<
  ContentOf<typeof readADraftContent>,
  'privacy' | 'no_scripts'
> {
  /** The draft that is read at first. */
  example: string;
  /** What the rules find in it: the server has read it. */
  findings: readonly Finding[];
  rules: readonly ShownRule[];
}

/** Characters that are read of a longer text: some forty pages. More marks than that would slow the page down. */
const MOST_READ = 100_000;

/** Milliseconds after which the browser may answer the keyboard. */
const SLICE = 8;

/** The rules are a script of its own, which is loaded when somebody turns to the field. */
function loadRules() {
  return import('../tools/read-a-draft/read-draft.ts');
}

/** The field, and beside it what the rules find in its text. Nothing of it leaves the browser. */
export default function DraftReader({
  example,
  findings: first,
  rules,
  privacy,
  no_scripts,
}: DraftReaderProps) {
  const t = useTranslate();
  const field = useRef<HTMLTextAreaElement>(null);
  const ignoredField = useRef<HTMLTextAreaElement>(null);
  const newest = useRef(example);
  const [text, setText] = useState(example);
  const [{ read, found }, setResult] = useState({ read: example, found: first });
  const [ignored, setIgnored] = useState('');
  const all = explained(found, rules);
  const names = new Set(ignored.split('\n'));
  const findings = all.filter((finding) => !names.has(nameOf(read, finding)));
  const characters: ValueIn = (language) => formatOf(language).number(MOST_READ);
  const count: ValueIn = (language) => formatOf(language).number(findings.length);

  // What was typed, or came from the page in another language, before the scripts came.
  useEffect(() => {
    setIgnored(ignoredField.current?.value ?? '');
    if (field.current && field.current.value !== example) change(field.current.value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  function change(next: string) {
    if (field.current && field.current.value !== next) field.current.value = next;
    setText(next);
    newest.current = next;
    readNewest(next).catch((error: unknown) => console.warn(error));
  }

  /** Reads in short steps, between which the browser answers the keyboard. What is typed meanwhile ends it. */
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

  function ignore(next: string) {
    if (ignoredField.current) ignoredField.current.value = next;
    setIgnored(next);
  }

  function replace(next: string) {
    change(next);
    field.current?.focus();
  }

  return (
    <section className="wrap draft-reader" id="example">
      <p className="no-script">{t(no_scripts)}</p>
      <div className="draft-field screen-only script-only">
        <TextArea
          ref={field}
          label={t('Your draft')}
          rows={12}
          lang="en"
          dir="ltr"
          translate="no"
          // Kept for a change of the language (app/browser/place.ts). In no form and without a name, so no draft has it: it
          // may be material nonpublic information.
          data-kept=""
          // Some browsers send the text to a server to check its spelling, or keep it on disk to restore the page.
          spellCheck={false}
          autoComplete="off"
          defaultValue={text}
          onFocus={() => void loadRules().catch(() => {})}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
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
      {/* Which findings are ignored, a line each: kept as the text is. */}
      <textarea
        ref={ignoredField}
        hidden
        data-kept=""
        defaultValue=""
        onInput={({ currentTarget }) => setIgnored(currentTarget.value)}
      />
      <Restart>
        <Findings
          text={read}
          findings={findings}
          ignored={all.length - findings.length}
          onIgnore={(finding) => ignore([...names, nameOf(read, finding)].join('\n'))}
          onShowIgnored={() => ignore('')}
        />
      </Restart>
    </section>
  );
}

/** Lets the browser do what is more urgent. */
function pause(): Promise<unknown> {
  return 'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((go) => setTimeout(go));
}

interface RestartProps {
  children: ReactNode;
}

/**
 * Renders its children anew when another script has changed their elements so that React cannot update them. They
 * have one element around them, which React can remove whatever is inside.
 */
export class Restart extends Component<RestartProps, { starts: number; error?: unknown }> {
  override state: { starts: number; error?: unknown } = { starts: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() };
  }

  override componentDidCatch() {
    // An error in the island's own code comes back at once: the root then gives up (app/islands/hydrate.tsx).
    this.setState(({ starts }) => ({ starts: starts + 1, error: undefined }));
  }

  override render() {
    const { error, starts } = this.state;
    if (error && starts >= MOST_RESTARTS) throw error;
    return error ? null : (
      <div key={starts} className="island">
        {this.props.children}
      </div>
    );
  }
}

/** Another script that changes elements again and again must not keep a visitor's processor busy. */
const MOST_RESTARTS = 20;
