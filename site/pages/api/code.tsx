import { Fragment, type ReactNode } from 'react';
import { About } from '../../blocks/more-link.tsx';
import { untranslated, type Text, plain } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import type { Endpoint } from './endpoints.ts';
import { json } from './examples.ts';

interface CodePartProps {
  heading: ReactNode;
  /** At the end of the heading's line. */
  end: ReactNode;
  children?: ReactNode;
}

/** A part of a box of code: its heading, and the code. */
export function CodePart({ heading, end, children }: CodePartProps) {
  return (
    <div className="code-part">
      <div className="spread code-top">
        {heading} {end}
      </div>
      {children}
    </div>
  );
}

/** The response of an endpoint: the status, and the body if it has one. */
export function Response({ id, method, path, status, answer }: Endpoint) {
  const t = useTranslate();
  const label = t('Response: {name}', { name: `${method} ${path}` });
  return (
    <CodePart
      heading={t('Response')}
      end={
        <code translate="no" dir="ltr">
          {untranslated(status)}
        </code>
      }
    >
      {answer && <Code id={`${id}-response`} label={label} code={json(answer)} />}
    </CodePart>
  );
}

interface CodeProps {
  /** Unique on the page; the copy button names it. */
  id: string;
  /** For screen readers. */
  label: Text;
  code: string;
}

/** Lines of code, in English and left to right in every language. Lines that are too long wrap with an indent. */
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

interface CopyButtonProps {
  /** Id of the code. */
  of: string;
  what: string;
}

/** Copies the text of a code and says so (site/browser/copy.ts). Hidden without scripts. */
export function CopyButton({ of, what }: CopyButtonProps) {
  const t = useTranslate();
  return (
    <span className="copy script-only">
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
