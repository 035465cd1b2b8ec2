import type { Text } from '../../language/text.ts';

interface CodeProps {
  /** What the box holds, for those who come to it by the keyboard or by ear. */
  label: Text;
  code: string;
}

/** A box of code that scrolls inside itself, so it must be reachable by keyboard. Always English, always left to right. */
export function Code({ label, code }: CodeProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box that the keyboard could not reach otherwise
    <pre tabIndex={0} role="group" aria-label={label} translate="no" lang="en" dir="ltr">
      <code>{partsOf(code).map(paint)}</code>
    </pre>
  );
}

/** A whole-line comment, or a text in quotes. */
const PART = /(^[ \t]*(?:#|\/\/).*$|"[^"\n]*"|'[^']*'|`[^`]*`)/m;

function partsOf(code: string): string[] {
  return code.split(new RegExp(PART, 'gm'));
}

/** `split` with a group gives plain code at even places and what the group has found at odd ones. */
function paint(part: string, index: number) {
  if (index % 2 === 0) return part;
  return /^\s*(?:#|\/\/)/.test(part) ? <i key={index}>{part}</i> : <em key={index}>{part}</em>;
}
