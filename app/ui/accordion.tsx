import type { ReactNode } from 'react';
import type { Text } from '../language/text.ts';

export interface AccordionItem {
  question: Text;
  answer: Text;
  /** What stands under the answer, such as links. */
  below?: ReactNode;
}

interface AccordionProps {
  /** Items of one name close one another; the platform does it, with or without scripts. */
  name: string;
  items: readonly AccordionItem[];
  /** Whether the first item is open at first. */
  startOpen?: boolean;
}

/**
 * Questions of which one is open at a time; the open one can be closed too. Items are `item-1`, `item-2`…
 * The id stands on the answer, inside: a browser that goes to `#item-3` opens what hides its target, without
 * scripts too (HTML, "ancestor revealing").
 */
export function Accordion({ name, items, startOpen = false }: AccordionProps) {
  return (
    <div className="faq">
      {items.map(({ question, answer, below }, index) => (
        // What is open may have changed before React arrives: by a reader, or by the address.
        <details
          key={question}
          name={name}
          open={startOpen && index === 0 ? true : undefined}
          suppressHydrationWarning
        >
          <summary>{question}</summary>
          <div className="answer" id={`item-${index + 1}`}>
            <p>{answer}</p>
            {below}
          </div>
        </details>
      ))}
    </div>
  );
}
