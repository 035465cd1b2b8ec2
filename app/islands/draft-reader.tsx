import type { ContentOf } from '../content/schema.ts';
import { useDeferredValue, useEffect, useMemo, useRef, useState, Component, type ReactNode } from 'react';
import type { readADraftContent } from '../content/files/read-a-draft.ts';
import { formatOf } from '../language/format.ts';
import type { ValueIn } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { Findings } from '../draft-reader/findings.tsx';
import { nameOf } from '../draft-reader/finding.ts';
import { readDraft } from '../tools/read-a-draft/read-draft.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';

export interface DraftReaderProps extends Pick<
  ContentOf<typeof readADraftContent>,
  'privacy' | 'no_scripts'
> {
  /** The draft that is read at first. */
  example: string;
}

/** Characters that are read of a longer text: some forty pages. More marks than that would slow the page down. */
const MOST_READ = 100_000;

/** The field, and beside it what the rules find in its text. Nothing of it leaves the browser. */
export default function DraftReader({ example, privacy, no_scripts }: DraftReaderProps) {
  const t = useTranslate();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(example);
  const read = useDeferredValue(text).slice(0, MOST_READ);
  const [ignored, setIgnored] = useState('');
  const all = useMemo(() => readDraft(read), [read]);
  const names = new Set(ignored.split('\n'));
  const findings = all.filter((finding) => !names.has(nameOf(read, finding)));
  const characters: ValueIn = (language) => formatOf(language).number(MOST_READ);
  const count: ValueIn = (language) => formatOf(language).number(findings.length);

  // What was typed before the scripts came.
  useEffect(() => setText(field.current?.value ?? ''), []);

  function change(next: string) {
    if (field.current && field.current.value !== next) field.current.value = next;
    setText(next);
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
      <textarea hidden data-kept="" value={ignored} onChange={({ target }) => setIgnored(target.value)} />
      <Restart>
        <Findings
          text={read}
          findings={findings}
          ignored={all.length - findings.length}
          onIgnore={(finding) => setIgnored([...names, nameOf(read, finding)].join('\n'))}
          onShowIgnored={() => setIgnored('')}
        />
      </Restart>
    </section>
  );
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
