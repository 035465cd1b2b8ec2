export interface Figure {
  /** `$35,000`, `1,344`. */
  value: string;
  /** English phrase: `starting at`, `estates`. */
  label: string;
}

export interface DescriptionWithFigures {
  before: string;
  figures: readonly Figure[];
  after: string;
}

/**
 * Takes a description of the form `What it is: starting at $35,000, 1,344 estates. What else.` apart, so that
 * its figures can be set as figures. Undefined when it holds no such list of at least two.
 */
export function readFigures(description: string): DescriptionWithFigures | undefined {
  const [, before, list, after = ''] = SENTENCES.exec(description) ?? [];
  if (!before || !list) return undefined;
  const figures = list.split(/[,;]\s+/).map((part) => {
    const value = FIGURE.exec(part)?.[0] ?? '';
    return { value, label: part.replace(value, '').replace(/\s+/g, ' ').trim() };
  });
  const whole = figures.length > 1 && figures.every(({ value, label }) => value && label);
  return whole ? { before, figures, after } : undefined;
}

/** A beginning, a colon, the list to the first full stop that ends a sentence, and the rest. */
const SENTENCES = /^([^:]+):\s+(.+?)\.(?:\s+(.*))?$/s;
const FIGURE = /[$€£¥]?\d(?:[\d.,]*\d)?[%+]?/;
