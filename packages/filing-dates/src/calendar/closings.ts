/**
 * Days on which the President closed the federal offices and EDGAR accepted no filings: the SEC treats them as federal
 * holidays. `source` is the SEC's announcement or who quotes it.
 */
export const CLOSINGS = [
  {
    day: '2018-12-05',
    source: 'https://www.sec.gov/oit/announcement/edgar-be-closed-wednesday-december-5-2018',
  },
  {
    day: '2018-12-24',
    source:
      'https://dcdownload.mofo.com/government-shutdown/sec-division-of-corporation-finance-guidance-for-a-potential-government-shutdown/',
  },
  {
    day: '2019-12-24',
    source: 'https://cooleypubco.com/2020/12/16/edgar-closed-christmas-eve-christmas-day/',
  },
  {
    day: '2020-12-24',
    source: 'https://cooleypubco.com/2020/12/16/edgar-closed-christmas-eve-christmas-day/',
  },
  // Only the President's order of December 19, 2024 was found, and no announcement of the SEC (DOUBTED).
  { day: '2024-12-24', source: 'https://www.meritalk.com/articles/santa-joe-biden-feds-taking-off-dec-24/' },
  {
    day: '2025-01-09',
    source:
      'https://www.freewritings.law/2025/01/january-9-declared-federal-holiday-in-honor-of-former-president-jimmy-carters-funeral/',
  },
  { day: '2025-12-24', source: 'https://www.thecorporatecounsel.net/blog/author/liz' },
  { day: '2025-12-26', source: 'https://www.thecorporatecounsel.net/blog/author/liz' },
] as const;

/** A closing that no announcement of the SEC confirms: dates that it moves are given without it, too. */
export const DOUBTED = '2024-12-24';
