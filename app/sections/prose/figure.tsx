import type { ComponentType } from 'react';
import { MarginOfError } from '../../illustrations/margin-of-error.tsx';
import { useFill } from '../../language/use-translate.ts';

/** The drawings that a text can ask for, in a fenced block `figure {name}` that holds the caption. */
const FIGURES: Readonly<Record<string, ComponentType>> = { 'margin-of-error': MarginOfError };

export function Figure({ name, caption }: { name: string; caption: string }) {
  const fill = useFill();
  const Drawing = FIGURES[name];
  return (
    <figure className="plot">
      {Drawing && <Drawing />}
      <figcaption>{fill(caption)}</figcaption>
    </figure>
  );
}
