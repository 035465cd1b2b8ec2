interface DescriptionWithFigures {
  before: string;
  /** `$35,000` with the English phrase `starting at`; `1,344` with `estates`. */
  figures: readonly { value: string; label: string }[];
  after: string;
}

/**
 * Splits a description such as `What it is: starting at $35,000, 1,344 estates. What else.` so that its figures can
 * be set large. Undefined when it has no such list of at least two.
 */
export function readFigures(description: string): DescriptionWithFigures | undefined {
  const colon = description.indexOf(':');
  const rest = description.slice(colon + 1);
  const stop = rest.search(/\.(?:\s|$)/);
  if (colon < 1 || stop === -1 || !/^\s/.test(rest)) return undefined;
  const before = description.slice(0, colon);
  const list = rest.slice(0, stop).trim();
  const after = rest.slice(stop + 1).trim();
  const figures = list.split(/[,;]\s+/).map((part) => {
    const value = FIGURE.exec(part)?.[0] ?? '';
    return { value, label: part.replace(value, '').replace(/\s+/g, ' ').trim() };
  });
  const whole = figures.length > 1 && figures.every(({ value, label }) => value && label);
  return whole ? { before, figures, after } : undefined;
}

const FIGURE = /[$€£¥]?\d(?:[\d.,]*\d)?[%+]?/;
