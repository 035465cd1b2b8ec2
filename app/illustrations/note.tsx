import { useTranslate } from '../language/use-translate.ts';

interface NoteProps {
  /** English phrases. */
  from: string;
  text: string;
  /** Somebody still has to check or decide. */
  ask?: boolean;
}

/** A reviewer's remark beside a text. */
export function Note({ from, text, ask }: NoteProps) {
  const t = useTranslate();
  return (
    <p className={ask ? 'note ask' : 'note'}>
      <b>{t(from)}</b> {t(text)}
    </p>
  );
}
