/** A sign for each category, drawn on a 16 px grid; the category's name always stands beside it. */
const SIGNS: Readonly<Record<string, string>> = {
  security: 'M3 7h10v7H3zM5 7V4.5a3 3 0 0 1 6 0V7',
  technology:
    'M4.5 4.5h7v7h-7zM6.5 4.5V2m3 2.5V2m-3 12v-2.5m3 2.5v-2.5M4.5 6.5H2m2.5 3H2m12-3h-2.5m2.5 3h-2.5',
  analytics: 'M2 2v12h12M4.5 10.5l3-3.5 2.5 2 3.5-5',
};

/** A sheet with lines. */
const DEFAULT_SIGN = 'M3.5 2h9v12h-9zM6 5.5h4M6 8h4m-4 2.5h2.5';

export function CategoryIcon({ category }: { category: string }) {
  const path = SIGNS[category.trim().toLowerCase()] ?? DEFAULT_SIGN;
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={1.25} strokeLinejoin="bevel" />
    </svg>
  );
}
