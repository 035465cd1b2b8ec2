/** A box of about the size of the content that is loading: a few lines, or what `shape` says. */
export function Skeleton({ shape }: { shape?: 'title' | 'word' }) {
  return <span className={shape ? `sk sk-${shape}` : 'sk'} aria-hidden="true" />;
}
