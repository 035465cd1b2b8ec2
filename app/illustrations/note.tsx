import type { Text } from '../language/text.ts';

interface NoteProps {
  from: Text;
  text: Text;
  /** Somebody still has to check or decide. */
  ask?: boolean;
}

/** A reviewer's remark beside a text. */
export function Note({ from, text, ask }: NoteProps) {
  return (
    <p className={ask ? 'note ask' : 'note'}>
      <b>{from}</b> {text}
    </p>
  );
}
