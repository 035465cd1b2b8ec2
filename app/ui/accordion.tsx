import type { Text } from '../language/text.ts';

export interface AccordionItem {
  question: Text;
  answer: Text;
}

interface AccordionProps {
  /** Items of one name close one another; the platform does it, with or without scripts. */
  name: string;
  items: readonly AccordionItem[];
  /** Whether the first item is open at first. */
  startOpen?: boolean;
}

/** Questions of which one is open at a time; the open one can be closed too. Items are `item-1`, `item-2`… */
export function Accordion({ name, items, startOpen = false }: AccordionProps) {
  return (
    <div className="faq">
      {items.map(({ question, answer }, index) => (
        <details
          key={question}
          id={`item-${index + 1}`}
          name={name}
          open={startOpen && index === 0 ? true : undefined}
        >
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
