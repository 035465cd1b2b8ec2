import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { expect, test } from 'vitest';
import { periodicDates } from '../rules/reports.ts';
import type { DueDate } from '../rules/due-dates.ts';
import type { Company } from '../rules/fiscal-years.ts';
import { eventDue } from '../rules/events/event-clock.ts';
import { companyOf, dayOf, eventOf } from '../rules/test-company.ts';
import { calendarFile } from './calendar-file.ts';
import { filingFile, spreadsheetFile } from './files.ts';

const company = companyOf('2026-12-31');
const dates = periodicDates(company);
const options = {
  language: 'en',
  name: 'Reports',
  host: 'site.example',
  now: Date.UTC(2026, 10, 22, 15, 4, 5),
};
const say = (phrase: string, values: Readonly<Record<string, string | number>> = {}) =>
  phrase.replace(/\{(\w+)\}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`);

test('a calendar reads every due date as a whole day with reminders at nine in the morning', () => {
  const { body } = filingFile('ics', dates, say, options);
  const calendar = new ICAL.Component(ICAL.parse(body));
  // A method needs an organizer (RFC 5546, 3.2.1), and a file that somebody imports has neither.
  expect(calendar.getFirstPropertyValue('method')).toBeNull();
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(events.map(({ startDate }) => startDate.toString())).toEqual([
    '2027-03-01',
    '2027-03-31',
    '2027-04-30',
    '2027-05-10',
    '2027-06-01',
    '2027-06-29',
    '2027-08-09',
    '2027-11-09',
  ]);
  const [first] = events;
  expect(first?.startDate.isDate).toBe(true);
  expect(first?.duration.toString()).toBe('P1D');
  expect(first?.uid).toBe('10-k-2026-12-31@site.example');
  expect(first?.summary).toBe('Form 10-K due · Year ended 2026-12-31');
  expect(first?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-22T15:04:05Z');
  const alarms = first?.component.getAllSubcomponents('valarm') ?? [];
  expect(alarms.map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString())).toEqual([
    '-P13DT15H',
    '-P2DT15H',
  ]);
});

test('summaries and reminders tell the events of one form apart', () => {
  const { body } = filingFile('ics', dates, say, options);
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
  const summaries = events.map((event) => event.getFirstPropertyValue('summary'));
  expect(new Set(summaries).size).toBe(dates.length);
  const reminders = events.map((event) =>
    event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('description'),
  );
  expect(reminders).toEqual(summaries);
});

const named = (some: readonly DueDate[], name: string) =>
  some.map((date) => (name ? { ...date, company: name } : date));

const uidsOf = (one: Company, name = '', now = 0) =>
  filingFile('ics', named(periodicDates(one), name), say, { ...options, now })
    .body.replaceAll('\r\n ', '')
    .match(/^UID:.*$/gm) ?? [];

test('UIDs differ within a file, and stay with time and a changed status, so that a new file replaces the events', () => {
  expect(new Set(uidsOf(company)).size).toBe(dates.length);
  expect(uidsOf(company, '', 1e12)).toEqual(uidsOf(company));
  expect(uidsOf({ ...company, status: 'other' })).toEqual(uidsOf(company));
});

test('two companies with two names have their own UIDs, and their names in calendar and events', () => {
  expect(new Set(uidsOf(company, 'ABC')).isDisjointFrom(new Set(uidsOf(company, 'Xyz & Co.')))).toBe(true);
  const { body } = filingFile('ics', named(dates, 'Xyz & Co.'), say, options);
  const calendar = new ICAL.Component(ICAL.parse(body));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Xyz & Co. · Reports');
  const [event] = calendar.getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe('Xyz & Co. · Form 10-K due · Year ended 2026-12-31');
});

test('files contain no soft hyphens and no no-break spaces', () => {
  const { body } = filingFile('ics', [], (phrase) => phrase, {
    ...options,
    name: 'Anteils\u00ADinhaber\u00A0A',
  });
  expect(body).toContain('X-WR-CALNAME:Anteilsinhaber A\r\n');
});

test('lines end as the standard says, have at most 75 octets and are read back whole', () => {
  const text = `Semikolon; Komma, \\ und Zeile\nzwei: ${'äß漢😀'.repeat(30)}`;
  const entry = { id: 'a', due: 0, title: text, description: text, url: 'https://a.example/' };
  const file = calendarFile([entry], options);
  const lines = file.split('\r\n');
  expect(file).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe(text);
});

test('a spreadsheet has a row for each date under its header', () => {
  const rows = filingFile('csv', dates, say, options).body.split('\r\n');
  expect(rows[0]).toBe(
    '\uFEFFFiling,Who files,Period,Due,Notice of late filing,Due after the notice,Statements too old after,Rule,Notes',
  );
  expect(rows[1]).toBe(
    'Form 10-K,Company,Year ended 2026-12-31,2027-03-01,2027-03-02,2027-03-16,2027-05-10,"Form 10-K, General Instruction A(2) https://www.sec.gov/files/form10-k.pdf · 17 CFR 240.12b-25(a) https://www.law.cornell.edu/cfr/text/17/240.12b-25#a · 17 CFR 240.12b-25(b)(2)(ii) https://www.law.cornell.edu/cfr/text/17/240.12b-25#b_2_ii","60 days after the period ends · File by 17:30 in New York. · The statements are too old for a registration statement after 2027-05-10 (Regulation S-X, Rule 3-12)."',
  );
  expect(rows).toHaveLength(dates.length + 2);
});

test.each([
  ['de', 'Form 10-K;Company;Year ended'],
  ['pt', 'Form 10-K;Company;Year ended'],
  ['en', 'Form 10-K,Company,Year ended'],
  ['ja', 'Form 10-K,Company,Year ended'],
])('where %s is spoken, a spreadsheet opens in columns', (language, start) => {
  const rows = filingFile('csv', dates, say, { ...options, language }).body.split('\r\n');
  expect(rows[1]?.startsWith(start)).toBe(true);
});

test('a cell is quoted where it must be, and never becomes a formula', () => {
  const cells = ['a,b', 'say "yes"', 'two\nlines', '=1+1', '+1', '-1', '@SUM(A1)', '\tx', 'plain'];
  expect(spreadsheetFile([cells], ',')).toBe(
    `\uFEFF"a,b","say ""yes""","two\nlines",'=1+1,'+1,'-1,'@SUM(A1),'\tx,plain\r\n`,
  );
});

test('holdings are described in the language of the file', () => {
  const outcome = eventDue(eventOf('13g-a'), { day: dayOf('2026-03-02'), company, minutes: 0 });
  const german: typeof say = (phrase, values) =>
    say(phrase === '{name} (over 10%)' ? '{name} (über 10 %)' : phrase, values);
  const { body } = filingFile('csv', outcome.kind === 'dates' ? outcome.dates : [], german, options);
  expect(body).toContain('"Schedule 13G/A, Rule 13d-2(d) (über 10 %)"');
});

test('a calendar of several companies names each in its events, and a spreadsheet in its first column', () => {
  const several = [...named(dates, 'Acme'), ...named(dates, 'Beta')];
  const { body } = filingFile('ics', several, say, options);
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
  expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(several.length);
  expect(events.at(-1)?.getFirstPropertyValue('summary')).toMatch(/^Beta · /);
  expect(body).toContain('X-WR-CALNAME:Acme · Beta · Reports\r\n');
  const rows = filingFile('csv', several, say, options).body.split('\r\n');
  expect([rows[0]?.slice(1, 15), rows[1]?.slice(0, 15)]).toEqual(['Company,Filing', 'Acme,Form 10-K,']);
});

test('a second reader of calendars finds the same events', () => {
  const { body } = filingFile('ics', named(dates, 'Acme, Inc.; Köln'), say, options);
  const { events = [] } = convertIcsCalendar(undefined, body);
  expect(events.map(({ start, summary }) => [start.date.toISOString().slice(0, 10), summary])).toEqual(
    new ICAL.Component(ICAL.parse(body))
      .getAllSubcomponents('vevent')
      .map((event) => [
        String(event.getFirstPropertyValue('dtstart')),
        event.getFirstPropertyValue('summary'),
      ]),
  );
});
