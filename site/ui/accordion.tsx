import type { ReactNode } from 'react';
import { type Text, plain } from '../language/text.ts';
import { useSheet } from '../styles/use-sheet.ts';
import faqSheet from './faq.css?inline';

export interface AccordionItem {
  question: Text;
  answer: Text;
  /** Shown under the answer, such as links. */
  below?: ReactNode;
}

interface AccordionProps {
  /** Opening an item closes the others of the same name; the browser does it without scripts. */
  name: string;
  items: readonly AccordionItem[];
  /** Opens the first item. */
  startOpen?: boolean;
  /** The questions are numbered, and the open answer is on a light panel (site/pages/faq/faq-paper.css). */
  onPaper?: boolean;
}

/**
 * Questions, at most one of them open. The ids `item-1`, `item-2`… are on the answers, inside: a browser that
 * navigates to `#item-3` opens the element that hides its target, without scripts too (HTML, "ancestor revealing").
 */
export function Accordion({ name, items, startOpen = false, onPaper = false }: AccordionProps) {
  useSheet('base', faqSheet);
  return (
    <div className={onPaper ? 'faq faq-paper' : 'faq'}>
      {items.map(({ question, answer, below }, index) => (
        // In an island, a reader or the URL may have opened another item before React hydrates.
        <details
          key={plain(question)}
          name={name}
          open={startOpen && index === 0 ? true : undefined}
          suppressHydrationWarning
        >
          <summary>{question}</summary>
          <div className={onPaper ? 'answer panel paper' : 'answer'} id={`item-${index + 1}`}>
            <p>{answer}</p>
            {below}
          </div>
        </details>
      ))}
    </div>
  );
}
