import type { Draft } from '../text/draft.ts';
import { spanOf, type MarkedRange, type Rule } from '../rule.ts';
import type { Range } from '../text/token.ts';

export const TIME_RULES: readonly Rule[] = [
  {
    id: 'time-zone',
    find(draft) {
      const times = timesIn(draft);
      const isZoned = (hours: number) => times.some((one) => one.hours === hours && one.zone);
      const bare = times.filter(({ hours, isRemote }) => isRemote && !isZoned(hours));
      return [...bare.map((time) => spanOf(time)), ...wrongPairs(draft, times), ...otherZones(times)];
    },
  },
];

interface Time extends Range {
  /** Hours from midnight. */
  hours: number;
  /** Hours from UTC in winter and in summer, empty for an unknown zone; undefined if the line names no zone. */
  zone: readonly number[] | undefined;
  isRemote: boolean;
}

/** Names of time zones in lower case. American zones change their clocks on the same day. */
const ZONES: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries({
    'et|est|edt|eastern|new york|toronto': [-5, -4],
    'ct|cst|cdt|central': [-6, -5],
    'mt|mst|mdt|mountain': [-7, -6],
    'pt|pst|pdt|pacific': [-8, -7],
    'gmt|utc': [0, 0],
    bst: [1, 1],
    london: [0, 1],
    'cet|cest|central european': [1, 2],
    ist: [5.5, 5.5],
    'hkt|beijing|hong kong|singapore|sgt': [8, 8],
    'jst|tokyo': [9, 9],
  }).flatMap(([names, hours]) => names.split('|').map((name) => [name, hours] as const)),
);

const TIME = /\b(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\b\.?/gi;
const ZONE = new RegExp(
  `\\b(?:${[...ZONES.keys()].join('|')}|[ecmp]\\.[sd]?\\.?t|local|aest|aedt|awst|nzdt|nzst|sast|[a-z]+ time)\\b`,
  'i',
);

/** Capitals right behind a time are a zone, known or not: "3.00 pm EET". */
const CODE = /^ ?\(?[A-Z]{2,5}\b/;

/** Most characters between a time and its zone. */
const ZONE_WITHIN = 60;

/** Words for events that people in other places join, and for deadlines. */
const REMOTE =
  /\b(?:conference|earnings|investor|the) call\b|\b(?:webcast|webinar|stream|streamed|virtual|dial-in|expires?|deadline)\b/i;

/** Most characters between a time and such a word, on either side. */
const REMOTE_WITHIN = 160;

/** The times of a draft. "9:00 a.m. to 5:00 p.m. ET" has one zone for both. */
function timesIn({ text, paragraphs }: Draft): Time[] {
  return paragraphs.flatMap(({ start, end, zone: kind }) => {
    const line = text.slice(start, end);
    if (kind === 'legend' || kind === 'table') return [];
    const firstZone = line.search(ZONE);
    return Array.from(line.matchAll(TIME), ({ 0: found, 1: hour, 2: minute = '0', 3: half, index }): Time => {
      const behind = line.slice(index + found.length - 1, index + ZONE_WITHIN);
      const name = ZONE.exec(behind)?.[0].toLowerCase().replaceAll('.', '') ?? '';
      const isNamed = name || CODE.test(behind.slice(1)) || (firstZone >= 0 && firstZone < index);
      const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0) + Number(minute) / 60;
      const zone = isNamed ? (ZONES.get(name) ?? []) : undefined;
      const around = text.slice(Math.max(start + index - REMOTE_WITHIN, 0), start + index + REMOTE_WITHIN);
      const isRemote = REMOTE.test(around);
      return { start: start + index, end: start + index + found.length, hours, zone, isRemote };
    });
  });
}

/**
 * Most characters between the same time in two zones: "4:30 p.m. ET (1:30 p.m. PT)", "8:00 am PT / 11:00 am
 * ET".
 */
const TOGETHER = 40;

/** Words between two times that are not the same moment: "from 9:00 a.m. ET to 5:00 p.m. PT". */
const APART = /\b(?:to|until|through|and|till)\b|[–—]|\d - /;

/** Two times of one moment that differ. */
function wrongPairs({ text }: Draft, times: readonly Time[]): MarkedRange[] {
  return times.flatMap((time, index) => {
    const last = times[index - 1];
    const between = last ? text.slice(last.end, time.start) : '';
    const isOne = between.length < TOGETHER && !APART.test(between) && /[(/,|]|\bor\b/.test(between);
    const [a = [], b = []] = [last?.zone, time.zone];
    // "9:45 – 10:45 a.m. PT (12:45 – 1:45 p.m. ET)".
    const next = text.slice(time.end, times[index + 1]?.start);
    const isRange = next.length < TOGETHER && APART.test(next);
    if (!last || !isOne || isRange || a.length === 0 || b.length === 0 || a === b) return [];
    const gap = time.hours - last.hours;
    const isAmerican = a.every((one) => one < 0) && b.every((one) => one < 0);
    const gaps = a.flatMap((one, season) =>
      b.flatMap((two, other) => (isAmerican && season !== other ? [] : two - one)),
    );
    return gaps.some((one) => (one - gap) % 24 === 0) ? [] : [spanOf(last, time)];
  });
}

/** More times than this are several events. */
const MOST_TIMES = 4;

/** "8:30 a.m. ET" here, "8:30 a.m. PT" there. */
function otherZones(times: readonly Time[]): MarkedRange[] {
  if (times.length > MOST_TIMES) return [];
  return times.flatMap((time, index) => {
    const same = times.filter(
      (one) => one !== time && one.hours === time.hours && (one.zone?.length ?? 0) > 0,
    );
    const other = same.find((one) => times.indexOf(one) < index);
    const isOther = other && time.zone?.length && same.every(({ zone }) => zone !== time.zone);
    return isOther ? [{ ...spanOf(time), values: { other: spanOf(other) } }] : [];
  });
}
