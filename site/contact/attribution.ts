/** Campaign parameters of an address, as marketing tools name them, and the page that led here. */
export const ATTRIBUTION_FIELDS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
] as const;

/** How a visitor who accepts measuring came to the site; a field is absent when it is not known. */
export type Attribution = Partial<Record<(typeof ATTRIBUTION_FIELDS)[number], string>>;

/** Characters of one value. */
export const LONGEST_ATTRIBUTION = 200;

/** The known fields that have a value, cut to {@link LONGEST_ATTRIBUTION}. */
export function readAttribution(values: URLSearchParams): Attribution {
  const known = ATTRIBUTION_FIELDS.map((field) => [field, values.get(field)?.slice(0, LONGEST_ATTRIBUTION)]);
  return Object.fromEntries(known.filter(([, value]) => value));
}
