/** A picture, a video or the captions of one, in `content/media/`. */
export interface Medium {
  /** Of the file: `chart.png`. */
  name: string;
  kind: 'picture' | 'video' | 'captions';
  /** Content type. */
  type: string;
  bytes: number;
  /** When the file was changed, in Unix milliseconds. */
  modified: number;
  /** In pixels, as shown. A video has the size of its poster. */
  width: number;
  height: number;
  isAnimated: boolean;
  /** A WebP that is compressed without loss. */
  isLossless?: boolean;
  /** Changes with the bytes. Part of the address, so that browsers can cache the file forever. */
  version: string;
  /** For a video: the picture shown before it plays. */
  poster?: Medium | undefined;
  captions?: Medium | undefined;
}

/** In the content folder. */
export const MEDIA_FOLDER = 'media';

/** By name. */
export type Media = ReadonlyMap<string, Medium>;

/** The kinds of files that the folder may have, by file extension. */
export const MEDIA_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    webp: 'image/webp',
    avif: 'image/avif',
    gif: 'image/gif',
    svg: 'image/svg+xml',
    mp4: 'video/mp4',
    webm: 'video/webm',
    vtt: 'text/vtt',
  }),
);

const NAME = new RegExp(`^[a-z0-9]+(?:[-_.][a-z0-9]+)*\\.(?:${[...MEDIA_TYPES.keys()].join('|')})$`);

export function isMediumName(text: string): boolean {
  return NAME.test(text);
}

/**
 * The name in `chart.png`, `media/chart.png`, `/media/chart.png` or `../media/chart.png`; undefined for any other
 * address.
 */
export function mediumNamed(url: string): string | undefined {
  const name = url.slice(url.lastIndexOf('/') + 1);
  const folder = url.slice(0, url.length - name.length);
  return NAME.test(name) && ['', 'media/', '/media/', '../media/'].includes(folder) ? name : undefined;
}

/** Prefix of the addresses of media. */
const MEDIA_PATH = '/media/';

/** Widths in pixels to which pictures are resized, each at most twice the one before. */
const WIDTHS = [480, 960, 1600];

/**
 * The widths to which a picture is resized, smallest first. None for animations, and for SVG, which scales by itself.
 */
export function widthsOf({
  kind,
  type,
  width,
  isAnimated,
}: Pick<Medium, 'kind' | 'type' | 'width' | 'isAnimated'>): readonly number[] {
  if (kind !== 'picture' || type === 'image/svg+xml' || isAnimated) return [];
  return [...WIDTHS.filter((one) => one < width), Math.min(width, WIDTHS.at(-1) ?? width)].filter(
    (one, index, all) => all.indexOf(one) === index,
  );
}

/** Its address, or that of one of its widths. */
export function mediumPath({ version, name }: Medium, width?: number): string {
  return `${MEDIA_PATH}${version}/${name}${width === undefined ? '' : `.${width}.webp`}`;
}

/** All addresses of a medium. */
export function mediumPaths(medium: Medium): readonly string[] {
  return [undefined, ...widthsOf(medium)].map((width) => mediumPath(medium, width));
}
