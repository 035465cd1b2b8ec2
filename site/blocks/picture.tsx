import type { ReactNode } from 'react';
import { mediumPath, widthsOf, type Medium } from '../content/media/media.ts';
import { DestinationLink } from '../language/paths/link.tsx';
import { usePage } from '../page-context.ts';
import { useSheet } from '../styles/use-sheet.ts';
import pictureSheet from './picture.css?inline';

interface PictureProps {
  /** The name of a file in `content/media/`. Nothing is shown if the file does not exist. */
  name: string;
  /** What it shows, in words. */
  alt: string;
  caption?: ReactNode;
  /** Address that a click opens, such as a video on another site. */
  link?: string | undefined;
  /** The width of the picture, in the syntax of HTML's `sizes`. */
  sizes?: string;
}

/** The largest width of a text column. */
const COLUMN = '(min-width: 62rem) 46rem, 100vw';

/** A picture or a video from `content/media/`. */
export function Picture({ name, alt, caption, link = '', sizes = COLUMN }: PictureProps) {
  useSheet('blocks', pictureSheet);
  const medium = usePage().content.media.get(name);
  if (!medium || medium.kind === 'captions') return null;
  const shown =
    medium.kind === 'video' ? <Video {...medium} alt={alt} /> : <Image {...{ medium, alt, sizes }} />;
  return (
    <figure className="picture">
      <DestinationLink link={link} otherwise={shown}>
        {shown}
      </DestinationLink>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Width and height reserve its place. It loads when it comes near the window. */
function Image({ medium, alt, sizes }: { medium: Medium; alt: string; sizes: string }) {
  const { width, height } = medium;
  const widths = widthsOf(medium);
  const srcSet = widths.map((one) => `${mediumPath(medium, one)} ${one}w`).join(', ');
  return (
    <img
      src={mediumPath(medium, widths.find((one) => one >= 960) ?? widths.at(-1))}
      {...(srcSet && { srcSet, sizes })}
      alt={alt}
      {...{ width, height }}
      loading="lazy"
      decoding="async"
    />
  );
}

function Video({ alt, poster, captions, ...video }: Medium & { alt: string }) {
  const { width, height } = video;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a video without speech needs no captions
    <video
      controls
      preload="none"
      src={mediumPath(video)}
      poster={poster && mediumPath(poster, widthsOf(poster).at(-1))}
      aria-label={alt}
      {...{ width, height }}
    >
      {captions && <track kind="captions" srcLang="en" src={mediumPath(captions)} default />}
    </video>
  );
}
