import { setValue } from '../typed/fields.ts';
import { isRecord, isText } from '../session.ts';

/** Where a visitor is on a page, in a form that fits the same page in another language. */
export interface Place {
  /** Index of a heading, and its distance in pixels from the top of the window; absent at the top of the page. */
  heading?: { index: number; top: number };
  /** Which questions are open, in their order. */
  open: boolean[];
  /** Text in fields that are in no form, such as that of a draft release: for this one change only. */
  kept: string[];
}

export function isPlace(value: unknown): value is Place {
  if (!isRecord(value)) return false;
  const { heading, open, kept } = value;
  const isAtHeading =
    isRecord(heading) && typeof heading.index === 'number' && typeof heading.top === 'number';
  return (
    (heading === undefined || isAtHeading) &&
    Array.isArray(open) &&
    open.every((one) => typeof one === 'boolean') &&
    Array.isArray(kept) &&
    kept.every(isText)
  );
}

export function takePlace(): Place {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, summary)')];
  const tops = headings.map((heading) => heading.getBoundingClientRect().top);
  // The last heading above the middle of the window, which is what the visitor is reading.
  const index = tops.findLastIndex((top) => top < innerHeight / 2);
  return {
    ...(scrollY > 0 && index >= 0 && { heading: { index, top: tops[index] ?? 0 } }),
    open: Array.from(questions(), ({ open }) => open),
    kept: Array.from(keptFields(), ({ value }) => value),
  };
}

export function restorePlace({ heading, open, kept }: Place): void {
  for (const [index, question] of questions().entries()) question.open = open[index] ?? question.open;
  for (const [index, field] of keptFields().entries()) {
    const value = kept[index];
    if (value !== undefined && value !== field.value) setValue(field, value);
  }
  if (!heading) return;
  const found = document.querySelectorAll('main :is(h1, h2, h3, h4, summary)')[heading.index];
  if (found) scrollBy({ top: found.getBoundingClientRect().top - heading.top, behavior: 'instant' });
}

function questions(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll('main details');
}

function keptFields(): NodeListOf<HTMLTextAreaElement> {
  return document.querySelectorAll('textarea[data-kept]');
}
