interface Drawing {
  /** The view box: each drawing has its own small grid. */
  box: string;
  path: string;
  width: number;
  dashes?: string;
  /** A second path that is filled. */
  solid?: string;
}

const ICONS = {
  mark: { box: '0 0 16 16', path: 'M3 15V2h10.5M3 9h3.5l2-3 2 4.5L12 8h1.5', width: 2 },
  onward: { box: '0 0 16 12', path: 'M1 6h13M10 2l4 4-4 4', width: 1.25 },
  check: { box: '0 0 12 12', path: 'M2 6.5L5 9.5 10.5 3', width: 1.5 },
  cross: { box: '0 0 12 12', path: 'M2 2l8 8M10 2l-8 8', width: 1.5 },
  wait: {
    box: '0 0 12 12',
    path: 'M6 1.25a4.75 4.75 0 1 1 0 9.5 4.75 4.75 0 0 1 0-9.5M6 3v3h2.5',
    width: 1.25,
  },
  open: {
    box: '0 0 12 12',
    path: 'M6 1.25a4.75 4.75 0 1 1 0 9.5 4.75 4.75 0 0 1 0-9.5',
    width: 1.25,
    dashes: '2 1.73',
  },
  link: {
    box: '0 0 16 16',
    path: 'M6.5 9.5a2.75 2.75 0 0 0 3.9 0l2.75-2.75a2.75 2.75 0 0 0-3.9-3.9L8.5 3.6M9.5 6.5a2.75 2.75 0 0 0-3.9 0L2.85 9.25a2.75 2.75 0 0 0 3.9 3.9l.75-.75',
    width: 1.25,
  },
  document: { box: '0 0 16 16', path: 'M3.5 2h9v12h-9zM6 5.5h4M6 8h4m-4 2.5h2.5', width: 1.25 },
  analytics: { box: '0 0 16 16', path: 'M2 2v12h12M4.5 10.5l3-3.5 2.5 2 3.5-5', width: 1.25 },
  security: { box: '0 0 16 16', path: 'M3 7h10v7H3zM5 7V4.5a3 3 0 0 1 6 0V7', width: 1.25 },
  technology: {
    box: '0 0 16 16',
    path: 'M4.5 4.5h7v7h-7zM6.5 4.5V2m3 2.5V2m-3 12v-2.5m3 2.5v-2.5M4.5 6.5H2m2.5 3H2m12-3h-2.5m2.5 3h-2.5',
    width: 1.25,
  },
  theme: {
    box: '0 0 16 16',
    path: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2',
    width: 1.25,
    solid: 'M8 2a6 6 0 0 1 0 12z',
  },
  menu: { box: '0 0 20 14', path: 'M0 1h20M0 7h20M0 13h13', width: 1.5 },
  mail: { box: '0 0 16 12', path: 'M.75.75h14.5v10.5H.75zM1 1l7 6 7-6', width: 1.25 },
  x: {
    box: '0 0 16 16',
    path: 'M1.75 1.75h3l9.5 12.5h-3zM13.75 1.75l-5 5.5M7.25 8.75l-5 5.5',
    width: 1.25,
  },
  linkedin: {
    box: '0 0 16 16',
    path: 'M1.25 1.25h13.5v13.5H1.25zM4.75 7v5M4.75 4v1.25M7.75 12V7m0 2.25a2 2 0 0 1 4 0V12',
    width: 1.25,
  },
  medium: {
    box: '0 0 16 16',
    path: 'M4.5 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10.75 4.75c.9 0 1.5 1.5 1.5 3.25s-.6 3.25-1.5 3.25-1.5-1.5-1.5-3.25.6-3.25 1.5-3.25M14.5 5v6',
    width: 1.25,
  },
} satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;

/** Stands beside a text that says the same, so screen readers never get it. Takes color and size from the text. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const { box, path, width, dashes, solid }: Drawing = ICONS[name];
  return (
    <svg viewBox={box} className={className} aria-hidden="true" focusable="false">
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
