import type { ReactNode } from 'react';
import { mediumPath, widthsOf, type Medium } from '../content/media/media.ts';
import { DestinationLink } from '../language/paths/link.tsx';
import { usePage } from '../page-context.ts';
import { useSheet } from '../styles/use-sheet.ts';
import pictureSheet from './picture.css?inline';

interface PictureProps {
  /** Of a file in `content/media/`. Nothing is shown when there is none. */
  name: string;
  /** What it shows, in words. */
  alt: string;
  caption?: ReactNode;
  /** Where a click leads, such as to a video elsewhere. */
  link?: string | undefined;
  /** How wide it is shown, as `sizes` of HTML says it. */
  sizes?: string;
}

/** Text columns are at most that wide. */
const COLUMN = '(min-width: 62rem) 46rem, 100vw';

/** A picture or a video of the editors' folder. */
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

/** Width and height keep its place free. It is loaded when it comes near the window. */
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
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a video without speech needs none
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
