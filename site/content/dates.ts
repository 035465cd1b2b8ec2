/** The months as English texts of the site abbreviate them: "Sept 1, 2025". */
const MONTHS = 'Jan Feb March April May June July Aug Sept Oct Nov Dec'.split(' ');

const WRITTEN = /^([A-Z][a-z]+)\.? (\d{1,2}), (\d{4})$/;

/** `2025-09-01` becomes `Sept 1, 2025`; any other text stays as it is. */
export function writtenDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = MONTHS[Number(month) - 1];
  return name && date ? `${name} ${Number(date)}, ${year}` : day;
}

/** The ISO date of `Sept 1, 2025` or `September 1, 2025`; undefined for any other text. */
export function isoDate(text: string): string | undefined {
  const [, name = '', date = '', year = ''] = WRITTEN.exec(text.trim()) ?? [];
  const month = MONTHS.findIndex((one) => name.slice(0, 3) === one.slice(0, 3)) + 1;
  if (month === 0) return undefined;
  const day = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/** The format that {@link isDay} expects, in words. */
export const A_DAY = 'a date such as 2025-09-01';

/** Whether a text is an ISO date that exists in the calendar. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
  );
}
