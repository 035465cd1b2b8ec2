import type { RuleText } from './rule.ts';

/** The texts of each rule for visitors, the costliest mistakes first. Only the server has all of them. */
export const RULE_TEXTS: readonly RuleText[] = [
  {
    id: 'headline-figure',
    kind: 'arithmetic',
    title: 'Headline and text that differ',
    reason:
      'Readers compare the two. The text does not repeat this figure, or gives it with another value or unit.',
    fix: 'Give the same figure in the text, or correct the one that is wrong.',
    detail: 'Elsewhere the draft says {other}.',
    example: 'Example Corp. Reports Revenue of $48.2 Billion\n\nRevenue was $48.2 million.',
  },
  {
    id: 'two-values',
    kind: 'arithmetic',
    title: 'Income in one place, loss in another',
    reason: 'One result is called an income in one place and a loss in another, so one of the two is wrong.',
    fix: 'Confirm it, and correct the one that is wrong.',
    detail: 'Elsewhere the draft says {other}.',
    example: 'Net income was $4.15 million.\n\nThe net loss of $4.15 million includes costs of the merger.',
  },
  {
    id: 'growth-arithmetic',
    kind: 'arithmetic',
    title: 'Change that does not follow from its figures',
    reason: 'Readers and analysts recompute changes, and one wrong change casts doubt on all figures.',
    fix: 'Recompute from the unrounded figures, and correct the one of the three that is wrong.',
    detail: 'From {before} to {after} is {computed}. The draft says {written}.',
    example: 'Revenue was $48.2 million, up 16.1% from $43.2 million a year earlier.',
  },
  {
    id: 'range-order',
    kind: 'arithmetic',
    title: 'Range that begins with its higher end',
    reason:
      'A guidance range runs from low to high. In this order one of the two figures may be a typing error.',
    fix: 'Confirm both ends against the approved guidance.',
    example: 'The company expects revenue of $192 million to $188 million.',
  },
  {
    id: 'sum-arithmetic',
    kind: 'arithmetic',
    title: 'Sum or product that is not that of its parts',
    reason: 'Readers add up the parts of a total, and multiply shares by their price.',
    fix: 'Recompute from the unrounded figures, and correct whichever figure is wrong.',
    example: 'The company sold 4,000,000 units at $0.25 per unit for gross proceeds of $1.2 million.',
  },
  {
    id: 'period',
    kind: 'dates',
    title: 'Period that does not fit its date',
    reason:
      'This quarter is not the one in the headline, does not end on this day, or ends after the date of the release.',
    fix: 'Confirm the date with whoever set it.',
    example:
      'NEW YORK, Nov. 9, 2026 – Example Corp. today reported results for the year ended December 31, 2026.',
  },
  {
    id: 'same-period',
    kind: 'dates',
    title: 'Period compared with itself',
    reason: 'Both figures are said to be of one period, so one of the two dates is wrong.',
    fix: 'Name the earlier period in the comparison.',
    example:
      'Revenue for the third quarter of 2026 was $31.0 million, compared to $28.4 million for the third quarter of 2026.',
  },
  {
    id: 'impossible-date',
    kind: 'dates',
    title: 'Day that does not exist',
    reason: 'The month has fewer days.',
    fix: 'Confirm the date with whoever set it.',
    example: 'The record date is November 31, 2026.',
  },
  {
    id: 'weekday',
    kind: 'dates',
    title: 'Date and weekday that do not match',
    reason:
      'Journalists and holders put the date of a call or a meeting into their calendars from this line.',
    fix: 'Confirm the date with whoever set it, then correct the date or the weekday.',
    example: 'The call is on Monday, November 10, 2026.',
  },
  {
    id: 'record-date',
    kind: 'dates',
    title: 'Record date after the payment',
    reason:
      'A company must know its holders of record before it pays them, so one of the two dates is wrong.',
    fix: 'Confirm the date with whoever set it.',
    example: 'The dividend is payable on September 15, 2026 to holders of record on October 1, 2026.',
  },
  {
    id: 'time-zone',
    kind: 'dates',
    title: 'Time without a zone, or with two that disagree',
    reason:
      'Journalists and holders put the date of a call or a meeting into their calendars from this line.',
    fix: 'Name one time zone, and recompute the time in the other.',
    example: 'The call begins at 4:30 p.m. ET (2:30 p.m. PT).',
  },
  {
    id: 'names',
    kind: 'names',
    title: 'Name, ticker or exchange that differs',
    reason:
      'Readers and databases find a company by its name and ticker, so they must be the same everywhere.',
    fix: 'Confirm it, and correct the one that is wrong.',
    detail: 'Elsewhere the draft says {other}.',
    example:
      'Example Corp. (Nasdaq: EXMP) makes pumps. About Example: Example Corp. (NYSE: EXMP) has 400 people.',
  },
  {
    id: 'repetition',
    kind: 'names',
    title: 'Words that are repeated',
    reason: 'Copying and moving text leaves a word, a sentence or a paragraph twice.',
    fix: 'Delete one of the two.',
    example: 'The the proceeds are for working capital.',
  },
  {
    id: 'decimal-sign',
    kind: 'arithmetic',
    title: 'Decimal comma',
    reason: 'In English, a comma separates thousands, so readers take this for another amount.',
    fix: 'Write a decimal point.',
    example: 'Recurring revenue was $5,7 million.',
  },
  {
    id: 'act-year',
    kind: 'names',
    title: 'Wrong year of a law',
    reason:
      'The Securities Act dates from 1933, the Exchange Act from 1934, the Investment Company Act from 1940 and the Reform Act from 1995.',
    fix: 'Confirm it, and correct the one that is wrong.',
    example: 'These are statements under the Private Securities Litigation Reform Act of 1996.',
  },
  {
    id: 'placeholder',
    kind: 'placeholders',
    title: 'Placeholder left in the text',
    reason: 'Somebody meant to fill this in: a name, a date or a figure.',
    fix: 'Fill it in, or cut the sentence. Search the final file for brackets as well.',
    example: 'Contact: [name], [phone]',
  },
  {
    id: 'claim-without-source',
    kind: 'claims',
    title: 'Claim of rank or record',
    reason:
      'A reader, a competitor or the SEC staff can ask for the support. “Record” and “leading” need a measure, a period and a source.',
    fix: 'Name the measure, the period and the source, or cut the word.',
    example: 'Example Corp., a leading supplier, reported record revenue.',
  },
  {
    id: 'promotional-word',
    kind: 'style',
    title: 'Promotional word',
    reason: 'It praises but says nothing that a reader can check.',
    fix: 'Say what the thing does, with a figure, or leave the word out.',
    example: 'The groundbreaking platform serves 400 hospitals.',
  },
];
