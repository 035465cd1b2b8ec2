import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The style sheet of the faces: the brand's, and for the first paint those that a visitor may have, each
 * stretched so that a line of the site's prose is as long and stands as high as in the brand's face.
 *
 *     node tools/font-fallbacks.ts                                  writes app/styles/fonts.css
 *     node tools/font-fallbacks.ts measure                          prints the widths of the tables below
 *     node tools/font-fallbacks.ts measure Georgia=georgia.woff2 …  the same for faces given as files
 *
 * Every local face has a family of its own. A stack passes over a family whose `local()` finds nothing, while
 * inside one family the later of two rules of equal weight replaces the earlier, found or not.
 */
export function fontsCss(): string {
  const local = BRAND.map(({ role, prefix }) => `  --${role}-fallback: ${stack(role, prefix)};\n`);
  const first = BRAND.map(({ role, face }) => `  --${face}: var(--${role}-fallback);\n`);
  const then = BRAND.map(({ role, face, family }) => `  --${face}: '${family}', var(--${role}-fallback);\n`);
  return [
    '/* Written by tools/font-fallbacks.ts. The head script sets the class once the faces are loaded. */\n',
    ...BRAND.map(brandRule),
    ...BRAND.flatMap((brand) => systemFaces(brand.role).flatMap((face) => fallbackRules(brand, face))),
    `:root {\n${local.join('')}${first.join('')}}\n`,
    `:root.fonts {\n${then.join('')}}\n`,
    '/* Nobody sets the class without scripts: the faces come when they come. */\n',
    `@media (scripting: none) {\n  :root {\n${then.map((line) => `  ${line}`).join('')}  }\n}\n`,
  ].join('');
}

type Role = 'serif' | 'serif-text' | 'sans';

interface BrandFace {
  role: Role;
  /** The custom property that the tokens' stacks begin with. */
  face: string;
  family: string;
  file: string;
  weights: string;
  /** Percent of the em, from the file, whose line gap is 0. */
  ascent: number;
  descent: number;
  /** Before the local face's name in the family of its fallback. */
  prefix: string;
  /** Mean advance in the sample, in thousandths of the em, by weight. */
  regular: number;
  bold?: number;
}

interface SystemFace {
  name: string;
  /** Full names and, for Safari, PostScript names; those of metric-equal faces too. */
  regular: { names: string[]; width: number };
  bold: { names: string[]; width: number };
}

/** What the brand's files cover. */
const BRAND_RANGE = 'U+20-17F, U+2013-2026, U+20AC, U+2122, U+2190-2199, U+2212';

/** Latin, Greek, Cyrillic: other scripts are left to the faces that the tokens name for their languages. */
const FALLBACK_RANGE = 'U+0-58F, U+1E00-22FF';

const BRAND: BrandFace[] = [
  {
    role: 'serif',
    face: 'face-display',
    family: 'Newsreader Display',
    file: 'newsreader-display.woff2',
    weights: '420',
    ascent: 73.5,
    descent: 26.5,
    prefix: 'ND',
    regular: 454.9,
  },
  {
    role: 'serif-text',
    face: 'face-text',
    family: 'Newsreader Text',
    file: 'newsreader-text.woff2',
    weights: '400 600',
    ascent: 73.5,
    descent: 26.5,
    prefix: 'NT',
    regular: 409.42,
    bold: 429.62,
  },
  {
    role: 'sans',
    face: 'face-sans',
    family: 'Libre Franklin',
    file: 'libre-franklin.woff2',
    weights: '400 650',
    ascent: 96.6,
    descent: 24.6,
    prefix: 'LF',
    regular: 469.96,
    bold: 480.12,
  },
];

/**
 * In the order of the stacks. Numbers only, no outlines: measured from Debian's fonts-liberation,
 * fonts-dejavu-core and fonts-noto-core, @fontsource/roboto 5.3.0, and @fontsource/gelasio 5.3.0 for Georgia
 * (metric-equal by design; @capsizecss/metrics 4.3.0 has one mean width for both, regular and bold).
 */
const SERIFS: SystemFace[] = [
  {
    name: 'Georgia',
    regular: { names: ['Georgia', 'Gelasio'], width: 450.14 },
    bold: { names: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], width: 524.36 },
  },
  {
    name: 'Times',
    regular: { names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'], width: 408.55 },
    bold: {
      names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
      width: 434.56,
    },
  },
  {
    name: 'Noto',
    regular: { names: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], width: 485.13 },
    bold: { names: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 515.26 },
  },
  {
    name: 'DejaVu',
    regular: { names: ['DejaVu Serif'], width: 521.18 },
    bold: { names: ['DejaVu Serif Bold'], width: 574.54 },
  },
];

const SANS: SystemFace[] = [
  {
    name: 'Arial',
    regular: { names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], width: 452.18 },
    bold: {
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      width: 485.76,
    },
  },
  {
    name: 'Roboto',
    regular: { names: ['Roboto', 'Roboto-Regular'], width: 450.41 },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], width: 457.68 },
  },
  {
    name: 'DejaVu',
    regular: { names: ['DejaVu Sans'], width: 515.24 },
    bold: { names: ['DejaVu Sans Bold'], width: 581.74 },
  },
];

function systemFaces(role: Role): SystemFace[] {
  return role === 'sans' ? SANS : SERIFS;
}

function stack(role: Role, prefix: string): string {
  return systemFaces(role)
    .map(({ name }) => `'${prefix} ${name}'`)
    .join(', ');
}

/** `swap` is for visitors without scripts; with them a face is asked for only when it is there. */
function brandRule({ family, file, weights }: BrandFace): string {
  return rule({
    'font-family': `'${family}'`,
    src: `url('./fonts/${file}') format('woff2')`,
    'font-weight': weights,
    'font-display': 'swap',
    'unicode-range': BRAND_RANGE,
  });
}

function fallbackRules(brand: BrandFace, face: SystemFace): string[] {
  const family = `'${brand.prefix} ${face.name}'`;
  const regular = fallbackRule(family, brand, face.regular.names, brand.regular / face.regular.width);
  if (!brand.bold) return [regular];
  return [regular, fallbackRule(family, brand, face.bold.names, brand.bold / face.bold.width, '600')];
}

/** The overrides are of the stretched em, so they are divided by the stretch (CSS Fonts 5, size-adjust). */
function fallbackRule(
  family: string,
  { ascent, descent }: BrandFace,
  names: string[],
  stretch: number,
  weight?: string,
) {
  return rule({
    'font-family': family,
    src: filled(names.map((name) => `local('${name}')`)),
    ...(weight && { 'font-weight': weight }),
    'size-adjust': percent(100 * stretch),
    'ascent-override': percent(ascent / stretch),
    'descent-override': percent(descent / stretch),
    'line-gap-override': '0%',
    'unicode-range': FALLBACK_RANGE,
  });
}

/** As the formatter would break it. */
function filled(parts: string[]): string {
  if (`  src: ${parts.join(', ')};`.length <= 110) return parts.join(', ');
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last && `    ${last}, ${part},`.length <= 110) lines[lines.length - 1] = `${last}, ${part}`;
    else lines.push(part);
  }
  return `\n    ${lines.join(',\n    ')}`;
}

function percent(value: number): string {
  return `${Number(value.toFixed(2))}%`;
}

function rule(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) =>
    `  ${name}: ${value};\n`.replace(': \n', ':\n'),
  );
  return `@font-face {\n${lines.join('')}}\n`;
}

/**
 * The site's copy in the lines of a phone. Lines, because a line ends without a space: widths of running text
 * come out 0.4 % off where the spaces differ, and that is the difference of one word a paragraph.
 */
const SAMPLE = `
Forthright drafts your press releases,
earnings materials and investor updates,
puts them in front of the people who must
approve them, and shows how investors,
Illustration with example figures. We
recommend legal and communications review
A release, a filing, a call, a meeting:
each is one part of the same account of
your company. Forthright keeps them
Press releases, investor updates,
presentations, quarterly earnings
materials and fact sheets, drafted by AI
A draft stays a draft until someone
accountable says otherwise. Have counsel
and your communications lead review every
Market sentiment, media coverage and
investor engagement on one timeline, so
you can see what changed, and after which
Each works alone. Together they answer the
question after every announcement: what
did we say, to whom, and what did they do
10-K, 10-Q and 8-K dates in one calendar,
One record of every investor, analyst and
media contact: what they hold, what they
The duties differ. The discipline does
not: one set of facts, one calendar, one
than 10,000 investors by stage, sector and
readiness timeline, so that the first year
Not unread. Every text is a draft. We
before publication, and we show the state
Contact our team for a consultation.
Onboarding takes one to two weeks: setup,
data integration, team training and a
Startup is $499/month and Growth is
$1,499/month. Enterprise is priced to fit.
Forms 10-K, 10-Q and 8-K, and IPO
documentation. We help you prepare; your
counsel and auditors remain responsible
NEW YORK, Nov. 9 – Example Corp. today
reported revenue of $48.2 million for the
quarter ended September 30, up 11.6% from
Net sentiment is a subtraction: the share
of positive mentions less the share of
negative ones, in points. It moves for two
reasons. Opinion changes, or the number of
`.trim();

/** Prints the mean advance of the sample, kerning included, in every face that this machine or `files` has. */
async function measure(files: Record<string, string>) {
  const { chromium } = await import('@playwright/test');
  const debian = '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(debian) && { executablePath: debian }),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  const width = (source: string, weights: string, weight: number) =>
    page.evaluate(meanAdvance, { source, weights, weight, sample: SAMPLE });
  for (const { family, file, weights, bold } of BRAND) {
    for (const weight of bold ? [400, 600] : [420]) {
      console.log(family, weight, await width(dataUrl(fileURLToPath(new URL(file, FILES))), weights, weight));
    }
  }
  for (const { regular, bold } of [...SERIFS, ...SANS]) {
    for (const { names } of [regular, bold]) {
      console.log(names[0], await width(names.map((name) => `local('${name}')`).join(), '400', 400));
    }
  }
  for (const [name, file] of Object.entries(files)) console.log(name, await width(dataUrl(file), '400', 400));
  await browser.close();
}

function dataUrl(file: string): string {
  return `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`;
}

/** Runs in the page; in thousandths of the em a character, or undefined for a face that is not there. */
async function meanAdvance(asked: { source: string; weights: string; weight: number; sample: string }) {
  const face = await new FontFace('Measured', asked.source, { weight: asked.weights })
    .load()
    .catch(() => undefined);
  if (!face) return undefined;
  document.fonts.clear();
  document.fonts.add(face);
  const span = document.createElement('span');
  span.style.cssText = `white-space: pre; font: ${asked.weight} 1000px Measured`;
  document.body.replaceChildren(span);
  const lines = asked.sample.split('\n');
  let sum = 0;
  for (const line of lines) {
    span.textContent = line;
    sum += span.getBoundingClientRect().width;
  }
  return Number((sum / lines.join('').length).toFixed(2));
}

const FILES = new URL('../app/styles/fonts/', import.meta.url);

if (import.meta.main) {
  const [command, ...files] = process.argv.slice(2);
  if (command === 'measure') await measure(Object.fromEntries(files.map((pair) => pair.split('='))));
  else writeFileSync(new URL('../app/styles/fonts.css', import.meta.url), fontsCss());
}
