import type { DrawingsContent } from '../../content/files/drawings.ts';
import { textBefore } from '../../drawings/marked-text.ts';

/**
 * The draft of the home page's drawing, as it was before its reviewers corrected it: with the wrong percentage that an
 * article shows (content/articles/figures/wrong-number.json), and with a contact that nobody has filled in.
 */
export function exampleDraft(drawings: DrawingsContent['drawings']): string {
  const parts = drawings['release-draft']?.parts ?? [];
  const rows = parts.flatMap((part) => (part.kind === 'draft' ? part.parts : []));
  const texts = rows.flatMap((row) => (row.kind === 'row' ? [textBefore(row.english)] : []));
  return [...texts, 'Contact: [name]'].join('\n\n').replace('11.6%', '16.1%');
}
