import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The style sheet of the faces: the brand's, and for the first paint those that a visitor may have, each
 * stretched so that what the site sets in it is as long and stands as high as in the brand's face.
 *
 *     node tools/font-fallbacks.ts                                   writes app/styles/fonts.css
 *     node tools/font-fallbacks.ts measure                           prints the widths of the tables below
 *     node tools/font-fallbacks.ts measure georgia.woff2 roboto.woff2   the same for faces given as files
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

/** What a face is measured on: capitals and figures, frequent in labels, stretch differently from prose. */
type Sample = 'headline' | 'prose' | 'label';

/** Mean advance in thousandths of the em, kerning included, on each sample that the face sets. */
type Widths = { [sample in Sample]?: number };

interface BrandFace {
  role: Role;
  /** The custom property that the tokens' stacks begin with. */
  face: string;
  family: string;
  /** Before the local face's name in the family of its fallback. */
  prefix: string;
  file: string;
  weights: string;
  /** Percent of the em, from the file, whose line gap is 0. */
  ascent: number;
  descent: number;
  widths: Widths;
}

interface SystemFace {
  name: string;
  /** Full and PostScript names (Safari asks for the second), those of metric-equal faces too. */
  regular: string[];
  bold: string[];
  widths: Widths;
}

/** What the brand's files cover. */
const BRAND_RANGE = 'U+20-17F, U+2013-2026, U+20AC, U+2122, U+2190-2199, U+2212';

/** Latin, Greek, Cyrillic: other scripts are left to the faces that the tokens name for their languages. */
const FALLBACK_RANGE = 'U+0-58F, U+1E00-22FF';

const WEIGHTS = { headline: 420, prose: 400, label: 600 } satisfies Record<Sample, number>;

const BRAND: BrandFace[] = [
  {
    role: 'serif',
    face: 'face-display',
    family: 'Newsreader Display',
    prefix: 'ND',
    file: 'newsreader-display.woff2',
    weights: '420',
    ascent: 73.5,
    descent: 26.5,
    widths: { headline: 464.8 },
  },
  {
    role: 'serif-text',
    face: 'face-text',
    family: 'Newsreader Text',
    prefix: 'NT',
    file: 'newsreader-text.woff2',
    weights: '400 600',
    ascent: 73.5,
    descent: 26.5,
    widths: { prose: 410.4, label: 465.9 },
  },
  {
    role: 'sans',
    face: 'face-sans',
    family: 'Libre Franklin',
    prefix: 'LF',
    file: 'libre-franklin.woff2',
    weights: '400 650',
    ascent: 96.6,
    descent: 24.6,
    widths: { prose: 471.3, label: 512.6 },
  },
];

/**
 * In the order of the stacks. Numbers only, no outlines: measured from Debian's fonts-liberation 1.07.4,
 * fonts-dejavu-core 2.37 and fonts-noto-core 20201225, from @fontsource/roboto 5.3.0, and for Georgia from
 * @fontsource/gelasio 5.3.0 (metric-equal by design; @capsizecss/metrics 4.3.0 gives both one mean width,
 * regular and bold). Helvetica is Arial's equal and only where Arial is.
 */
const SERIFS: SystemFace[] = [
  {
    name: 'Georgia',
    regular: ['Georgia', 'Gelasio'],
    bold: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
    widths: { headline: 458.2, prose: 451.2, label: 563.4 },
  },
  {
    name: 'Times',
    regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
    widths: { headline: 418, prose: 409.7, label: 471.1 },
  },
  {
    name: 'Noto',
    regular: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'],
    bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
    widths: { headline: 495.5, prose: 486.5, label: 550.4 },
  },
  {
    name: 'DejaVu',
    regular: ['DejaVu Serif'],
    bold: ['DejaVu Serif Bold'],
    widths: { headline: 530.8, prose: 522.2, label: 611 },
  },
];

const SANS: SystemFace[] = [
  {
    name: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    widths: { prose: 453.1, label: 518 },
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: { prose: 451.5, label: 486 },
  },
  {
    name: 'DejaVu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    // 515.9 as measured breaks as many lines elsewhere, but one of them in the first screen of a 390 px phone.
    widths: { prose: 518, label: 609 },
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

/** `swap` is for visitors without scripts; with them a face is named only when it is there. */
function brandRule({ family, file, weights }: BrandFace): string {
  return rule({
    'font-family': `'${family}'`,
    src: `url('./fonts/${file}') format('woff2')`,
    'font-weight': weights,
    'font-display': 'swap',
    'unicode-range': BRAND_RANGE,
  });
}

/** The overrides are percentages of the stretched em, so they are divided by the stretch (CSS Fonts 5). */
function fallbackRules(brand: BrandFace, face: SystemFace): string[] {
  return samplesOf(brand.widths).map(([sample, width]) => {
    const stretch = width / (face.widths[sample] ?? Number.NaN);
    const names = sample === 'label' ? face.bold : face.regular;
    return rule({
      'font-family': `'${brand.prefix} ${face.name}'`,
      src: filled(names.map((name) => `local('${name}')`)),
      ...(sample === 'label' && { 'font-weight': `${WEIGHTS.label}` }),
      'size-adjust': percent(100 * stretch),
      'ascent-override': percent(brand.ascent / stretch),
      'descent-override': percent(brand.descent / stretch),
      'line-gap-override': '0%',
      'unicode-range': FALLBACK_RANGE,
    });
  });
}

function samplesOf(widths: Widths): [Sample, number][] {
  return (['headline', 'prose', 'label'] as const).flatMap((sample) => {
    const width = widths[sample];
    return width === undefined ? [] : [[sample, width]];
  });
}

/** Broken where the formatter breaks. */
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
 * The site's own copy. Prose in the lines of a phone, because a line ends without a space: widths of running
 * text come out 0.4 % off where the spaces differ, which breaks one line in twelve elsewhere.
 */
const SAMPLES: Record<Sample, string> = {
  headline: `
Say what happened.
See how it lands.
One desk for everything you tell the market
Four instruments, one record
Listed, or on the way
Asked before signing
Tell us what you have to announce
Smart analytics dashboard
AI content generation
SEC filing and compliance
Stakeholder management
Public companies
Private companies
Before: written from your record
During: read by people first
After: measured and dated
What does Forthright do?
Can we publish what the AI writes?
How do we get started?
What does it cost?
Which filings do you help with?
Start here, finish on the next page`,
  prose: `
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
Home About Solutions Showcase
Intel FAQ Contact English
Privacy Policy Terms of Service
Answered within 24 hours`,
  label: `
Talk to our team
Book A Demo
Join
Continue
Learn more
Compare plans
For public companies
For private companies
Press release
Net sentiment
Coverage by outlet
Next filing: Form 10-Q
Legal review pending
Earnings communications
Filing and compliance help
Fundraising support
IPO preparation
Brand building
Company name
Work email
Decline
Accept All
NEW YORK, Nov. 9`,
};

/** Prints the widths of the brand's faces, of the local ones that this machine has, and of `files`. */
async function measure(files: string[]) {
  const { chromium } = await import('@playwright/test');
  const debian = '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(debian) && { executablePath: debian }),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  const print = async (name: string, source: string, weights: string) => {
    const widths = await page.evaluate(meanAdvances, { source, weights, samples: SAMPLES, drawn: WEIGHTS });
    console.log(name, widths ?? 'is not on this machine');
  };
  for (const { family, file, weights } of BRAND)
    await print(family, dataUrl(fileURLToPath(new URL(file, FILES))), weights);
  for (const { regular, bold } of [...SERIFS, ...SANS]) {
    for (const names of [regular, bold])
      await print(names[0] ?? '', names.map((name) => `local('${name}')`).join(), '400');
  }
  for (const file of files) await print(file, dataUrl(file), '400');
  await browser.close();
}

function dataUrl(file: string): string {
  return `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`;
}

/** Runs in the page; undefined for a face that is not there. */
async function meanAdvances(asked: {
  source: string;
  weights: string;
  samples: Record<string, string>;
  drawn: Record<string, number>;
}) {
  const face = new FontFace('Measured', asked.source, { weight: asked.weights });
  if (!(await face.load().catch(() => undefined))) return undefined;
  document.fonts.clear();
  document.fonts.add(face);
  const span = document.createElement('span');
  document.body.replaceChildren(span);
  const mean = (sample: string) => {
    span.style.cssText = `white-space: pre; font: ${asked.drawn[sample]} 1000px Measured`;
    const lines = asked.samples[sample]?.trim().split('\n') ?? [];
    const widths = lines.map((line) => {
      span.textContent = line;
      return span.getBoundingClientRect().width;
    });
    return (widths.reduce((sum, width) => sum + width, 0) / lines.join('').length).toFixed(1);
  };
  return Object.fromEntries(Object.keys(asked.samples).map((sample) => [sample, mean(sample)]));
}

const FILES = new URL('../app/styles/fonts/', import.meta.url);

if (import.meta.main) {
  const [command, ...files] = process.argv.slice(2);
  if (command === 'measure') await measure(files);
  else writeFileSync(new URL('../app/styles/fonts.css', import.meta.url), fontsCss());
}
