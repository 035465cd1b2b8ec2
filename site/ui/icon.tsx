import icons from './icons.json' with { type: 'json' };

interface Drawing {
  /** The view box: each drawing has its own small grid. */
  box: string;
  path: string;
  width: number;
  dashes?: string;
  /** A second path that is filled. */
  solid?: string;
}

export type IconName = keyof typeof icons;

/**
 * Is always beside a text that says the same, so it is hidden from screen readers. Takes color and size from the
 * text.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const { box, path, width, dashes, solid }: Drawing = icons[name];
  return (
    <svg viewBox={box} className={className} aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeDasharray={dashes}
        strokeLinejoin="bevel"
      />
      {solid && <path d={solid} fill="currentColor" />}
    </svg>
  );
}
