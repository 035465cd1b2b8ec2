import { Children, isValidElement, type ReactNode } from 'react';
import { DRAFT_GUIDANCE, DRAFT_RESULTS, DRAFT_TITLE } from '../../illustrations/draft-text.tsx';

const { toArray } = Children;

/**
 * The draft of the home page's drawing, as it was before its reviewers corrected it: with the wrong percentage that an
 * article shows (illustrations/wrong-number.tsx), and with a contact that nobody has filled in.
 */
export const EXAMPLE = [...[DRAFT_TITLE, DRAFT_RESULTS, DRAFT_GUIDANCE].map(textBefore), 'Contact: [name]']
  .join('\n\n')
  .replace('11.6%', '16.1%');

/** The text without insertions. What is deleted is still there. */
function textBefore(node: ReactNode): string {
  const text = toArray(node).map((part) => {
    if (typeof part === 'string') return part;
    return isValidElement<{ children?: ReactNode }>(part) && part.type !== 'ins'
      ? textBefore(part.props.children)
      : '';
  });
  return text.join('').replace(/ {2}/g, ' ');
}
