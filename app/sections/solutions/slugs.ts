/** The solution pages by the last part of their path. */
export const SOLUTION_SLUGS = [
  'public-companies',
  'private-companies',
  'ipo-preparation',
  'fundraising',
] as const;

export type SolutionSlug = (typeof SOLUTION_SLUGS)[number];

/** The page at this path, with or without a language in front. */
export function solutionAt(pathname: string): SolutionSlug | undefined {
  const last = pathname.split('/').at(-1);
  return SOLUTION_SLUGS.find((slug) => slug === last);
}
