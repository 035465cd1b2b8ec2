import { Fragment } from 'react';
import { untranslated, type Text, plain } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { About } from '../../blocks/more-link.tsx';

interface CodeProps {
  /** Unique on the page; the copy button names it. */
  id: string;
  /** For screen readers. */
  label: Text;
  code: string;
}

/** A box of code, in English and left to right in every language. Lines that are too long wrap with an indent. */
export function Code({ id, label, code }: CodeProps) {
  return (
    <pre id={id} role="group" aria-label={plain(label)} translate="no" dir="ltr">
      <code lang="en">
        {code.split('\n').map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines repeat, and never change their order
          <span key={index}>
            {line.split(PART).map(highlight)}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}

/** A whole-line comment, a name in JSON with its colon, or a quoted string. */
const PART = /(^[ \t]*(?:#|\/\/).*$|"[^"]*":?|'[^']*'|`[^`]*`)/;

/** `split` with a group returns plain code at even indexes and the group's matches at odd ones. */
function highlight(part: string, index: number) {
  const text = <Breakable key={index} text={part} />;
  if (index % 2 === 0 || part.endsWith(':')) return text;
  return /^\s*(?:#|\/\/)/.test(part) ? <i key={index}>{text}</i> : <em key={index}>{text}</em>;
}

/** Text that may break after each slash of a path, and in a hash after every 16 digits. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[^:/]\/)|(?<=[\da-f]{16})(?=[\da-f]{16})/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts repeat, and never change their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The JSON of a body, on one line if it fits. */
export function json(body: object): string {
  const flat = JSON.stringify(body, null, 1).replace(/\n\s*/g, ' ');
  return flat.length <= LINE ? flat : JSON.stringify(body, null, 2);
}

/** Characters that fit into the box at its usual width. */
const LINE = 48;

interface CopyButtonProps {
  /** Id of the code. */
  of: string;
  what: string;
}

/** Copies the text of a code and says so (app/browser/copy.ts). Hidden without scripts (sealwire.css). */
export function CopyButton({ of, what }: CopyButtonProps) {
  const t = useTranslate();
  return (
    <span className="copy">
      <span
        role="status"
        data-copied={plain(t('Copied'))}
        data-failed={plain(t('Not copied: select the code instead'))}
      />
      <button type="button" className="link" data-press="copy" data-copies={of}>
        {t('Copy')}
        <About name={untranslated(what)} translate="no" />
      </button>
    </span>
  );
}
