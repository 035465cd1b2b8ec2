/** A box as large as the content that is loading, so that nothing moves when it arrives. */
export function Skeleton({ shape }: { shape: 'title' | 'text' | 'button' | 'row' | 'word' }) {
  return <span className={`sk sk-${shape}`} aria-hidden="true" />;
}
