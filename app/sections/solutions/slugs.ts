/** The solution pages by the last part of their address: the routes and the pages themselves go by it. */
export const SOLUTION_SLUGS = [
  'public-companies',
  'private-companies',
  'ipo-preparation',
  'fundraising',
] as const;

export type SolutionSlug = (typeof SOLUTION_SLUGS)[number];

/** The page at this path, whatever stands in front of its last part. */
export function solutionAt(pathname: string): SolutionSlug | undefined {
  const last = pathname.split('/').at(-1);
  return SOLUTION_SLUGS.find((slug) => slug === last);
}
