import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import georgia from '@capsizecss/metrics/georgia';
import georgiaBold from '@capsizecss/metrics/georgia/700';
import notoSerif from '@capsizecss/metrics/notoSerif';
import notoSerifBold from '@capsizecss/metrics/notoSerif/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import timesNewRomanBold from '@capsizecss/metrics/timesNewRoman/700';
import { fromBuffer, type Font } from '@capsizecss/unpack';

/** A font that a visitor may have, with the measures of its regular and its bold. */
export interface SystemFont {
  name: string;
  /** Full and PostScript names (Safari asks for the second), those of fonts with equal widths too. */
  regular: readonly string[];
  bold: readonly string[];
  metrics: { regular: Metrics; bold: Metrics };
}

type Metrics = Pick<Font, 'familyName' | 'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg'>;

/** In the order of the stacks: what Windows and macOS have, then Android, ChromeOS and Linux. */
export const SERIFS: readonly SystemFont[] = [
  {
    name: 'Georgia',
    regular: ['Georgia', 'Gelasio'],
    bold: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
    metrics: { regular: georgia, bold: georgiaBold },
  },
  {
    name: 'Times',
    regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
    metrics: { regular: timesNewRoman, bold: timesNewRomanBold },
  },
  {
    name: 'Noto',
    regular: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'],
    bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
    metrics: { regular: notoSerif, bold: notoSerifBold },
  },
  {
    name: 'DejaVu',
    regular: ['DejaVu Serif'],
    bold: ['DejaVu Serif Bold'],
    metrics: { regular: await dejaVu('DejaVuSerif'), bold: await dejaVu('DejaVuSerif-Bold') },
  },
];

export const SANS: readonly SystemFont[] = [
  {
    name: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    metrics: { regular: arial, bold: arialBold },
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    metrics: { regular: roboto, bold: robotoBold },
  },
  {
    name: 'DejaVu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    metrics: { regular: await dejaVu('DejaVuSans'), bold: await dejaVu('DejaVuSans-Bold') },
  },
];

/** The collection of metrics has no DejaVu, which is all that a plain Debian has. */
async function dejaVu(name: string): Promise<Font> {
  return fromBuffer(readFileSync(fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))));
}
