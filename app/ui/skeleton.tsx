/** A box of the size of what is still on its way, so that nothing moves when it comes. */
export function Skeleton({ shape }: { shape: 'title' | 'text' | 'button' | 'row' | 'word' }) {
  return <span className={`sk sk-${shape}`} aria-hidden="true" />;
}
