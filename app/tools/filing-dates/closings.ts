/**
 * Days other than weekends and federal holidays on which EDGAR accepted no filings and the SEC treated a date as a federal
 * holiday, with the source. A day that no source confirms is not here: it counts as a business day, so that a date is
 * early rather than late.
 */
export const CLOSINGS = [
  {
    day: '2019-12-24',
    source: 'Cooley PubCo, December 16, 2020: closed on December 24, 2020 "just like last year"',
  },
  { day: '2020-12-24', source: 'SEC announcement, quoted in Cooley PubCo, December 16, 2020' },
  { day: '2025-01-09', source: 'Mayer Brown, Free Writings & Perspectives, January 2025 (day of mourning)' },
  {
    day: '2025-12-24',
    source: 'SEC announcement of December 2025, quoted in TheCorporateCounsel.net, December 2025',
  },
  {
    day: '2025-12-26',
    source: 'SEC announcement of December 2025, quoted in TheCorporateCounsel.net, December 2025',
  },
] as const;
