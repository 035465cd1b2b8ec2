import { useSheet } from '../styles/use-sheet.ts';
import skSheet from './sk.css?inline';

/** A box of about the size of the content that is loading: a few lines, or what `shape` says. */
export function Skeleton({ shape }: { shape?: 'title' | 'word' }) {
  useSheet('base', skSheet);
  return <span className={shape ? `sk sk-${shape}` : 'sk'} aria-hidden="true" />;
}
