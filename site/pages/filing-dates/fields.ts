import { ENGLISH } from '../../language/text.ts';
import {
  EVENTS,
  FIRST_DAY,
  LAST_DAY,
  YEARS,
  type Asked,
  type FilerStatus,
  type Parameter,
} from 'filing-dates';

/** The id of the page's form. The fields of the event clock and the annual meeting, and the files, refer to it. */
export const FORM_ID = 'filing';

/** A field of the page. All texts are English phrases. */
interface Field {
  label: string;
  hint?: string;
  /** For a value that is not valid. */
  error: string;
  /** The options of a select. */
  options?: readonly Option[];
  /** For a select whose options are English names. */
  dir?: 'ltr';
  /** The rows of a text of several lines. */
  rows?: number;
  /** Attributes of an input. */
  input?: { type?: string; min?: string | number; max?: string | number; step?: string; maxLength?: number };
}

interface Option {
  value: string;
  /** A phrase that may contain the name. Without it the name is shown, or the value. */
  phrase?: string | undefined;
  name?: string;
  lang?: string | undefined;
}

export const STATUS_NAMES: Readonly<Record<FilerStatus, string>> = {
  large: 'Large accelerated filer',
  accelerated: 'Accelerated filer',
  other: 'Non-accelerated filer',
};

const DAY = {
  error: 'Enter a day from {first} to {last}.',
  input: { type: 'date', min: FIRST_DAY, max: LAST_DAY },
};
const BEFORE_MEETING = { ...DAY, error: 'Enter a day before the meeting.' };
const QUARTER_END = {
  ...DAY,
  label: 'Last day of quarter {number}',
  error: 'Enter a day 10 to 18 weeks after the quarter before.',
};
const MILLIONS = {
  error: 'Enter millions of dollars, such as 75.',
  input: { type: 'number', min: 0, max: 9_999_999, step: 'any' },
};
const CHOICE = { error: 'Choose one from the list.' };

export const FIELDS: Readonly<Record<Parameter, Field>> = {
  end: { ...DAY, label: 'Fiscal year-end' },
  issuer: {
    ...CHOICE,
    label: 'Issuer',
    options: choices<Asked['company']['issuer']>({
      domestic: 'Domestic',
      foreign: 'Foreign private issuer',
    }),
  },
  status: {
    ...CHOICE,
    label: 'Filer status',
    options: choices<Asked['status']>({ ...STATUS_NAMES, find: 'Find it by three questions' }),
  },
  float: { ...MILLIONS, label: 'Public float at the end of the second quarter' },
  revenue: { ...MILLIONS, label: 'Annual revenue' },
  was: { ...CHOICE, label: 'Status a year before', options: choices(STATUS_NAMES) },
  shares: {
    ...CHOICE,
    label: 'Shares',
    options: choices<Asked['company']['shares']>({
      listed: 'Listed in the United States',
      registered: 'Registered under Section 12(g)',
      neither: 'Neither: Section 15(d) only',
    }),
  },
  quarters: {
    ...CHOICE,
    label: 'Fiscal quarters',
    options: choices<Asked['company']['quarters']>({
      months: 'Three months',
      weeks: '13 weeks',
      'weeks-1': '13 weeks, and 14 in the first quarter',
      'weeks-2': '13 weeks, and 14 in the second quarter',
      'weeks-3': '13 weeks, and 14 in the third quarter',
      own: 'Enter each quarter’s end date',
    }),
  },
  q1: QUARTER_END,
  q2: QUARTER_END,
  q3: QUARTER_END,
  name: {
    label: 'Company or ticker',
    hint: 'For the names of calendars and events. Give each company its own name.',
    error: 'Use up to 40 letters, digits, spaces and . , & - ( ).',
    input: { maxLength: 40 },
  },
  also: {
    label: 'More companies for one calendar',
    hint: 'One company a line: year-end, status and name, such as “2026-06-30, other, Beta Inc”. The status is large, accelerated, other or foreign. The first company needs a name, too.',
    error: 'Write each line like “2026-06-30, other, Beta Inc”, up to 25 lines, each with a name of its own.',
    rows: 3,
  },
  years: { ...CHOICE, label: 'Number of years', options: YEARS.map((value) => ({ value })) },
  event: {
    label: 'Event',
    error: 'There is no such item or report. Choose one from the list.',
    dir: 'ltr',
    options: EVENTS.map(({ id: value, name, phrase }) => ({
      value,
      name,
      phrase,
      lang: phrase ? undefined : ENGLISH.lang,
    })),
  },
  day: { ...DAY, label: 'Day of the event' },
  time: {
    label: 'Time in New York',
    hint: 'For Regulation FD: when a senior official learned of it.',
    error: 'Enter a time such as 17:00 or 5:00 pm.',
    input: { type: 'time' },
  },
  decided: { ...DAY, label: 'Day on which the change was decided' },
  covered: {
    ...DAY,
    label: 'Last day of the latest period in the registration statement',
    error: 'Enter a day before the registration statement became effective.',
  },
  meeting: { ...DAY, label: 'Day of the meeting' },
  record: { ...BEFORE_MEETING, label: 'Record date' },
  last: { ...BEFORE_MEETING, label: 'Last year’s meeting' },
  sent: { ...BEFORE_MEETING, label: 'Last year’s proxy statement was sent on' },
  find: { ...CHOICE, label: 'Find a form or an item' },
};

/** All phrases above, but for those of events. */
export const FIELD_WORDS: readonly string[] = Object.values(FIELDS).flatMap(
  ({ label, hint = [], error, options = [] }) =>
    [label, hint, error, options.flatMap(({ phrase = [] }) => phrase)].flat(),
);

function choices<Value extends string>(options: Readonly<Record<Value, string>>): Option[] {
  return Object.entries<string>(options).map(([value, phrase]) => ({ value, phrase }));
}
