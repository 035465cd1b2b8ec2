import type { ReactNode } from 'react';
import type { Frame } from '../content/files/drawings.ts';
import { plain, type Text } from '../language/text.ts';
import { useContent } from '../page-context.ts';
import { DrawnParts } from './parts.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import bylineSheet from '../blocks/byline.css?inline';
import sealSheet from './seal.css?inline';
import deskSheet from './desk.css?inline';
import drawingSheet from './drawing.css?inline';

interface DrawingProps {
  /** The name of the drawing in drawings.json. Nothing is shown for an unknown name. */
  name: string;
  /** Without frame and caption: the page has its own. */
  bare?: boolean;
  /** Without its caption, where the page has said what its drawings are. */
  captioned?: boolean;
  /** Content that the page adds before the parts. */
  children?: ReactNode;
}

/** A drawing with its caption. */
export function Drawing({ name, bare = false, captioned = !bare, children }: DrawingProps) {
  const drawing = useDrawing(name);
  const isOwn = drawing?.frame === 'seal' || drawing?.frame === 'record';
  useSheet('page', drawing !== undefined && !isOwn && drawingSheet);
  useSheet('page', drawing?.frame === 'desk' && deskSheet);
  useSheet('page', drawing?.frame === 'seal' && sealSheet);
  useSheet('blocks', isOwn && bylineSheet);
  if (!drawing) return null;
  const { frame, shows, caption, parts } = drawing;
  const classes = CLASSES[bare ? '' : frame];
  const hasCaption = captioned && plain(caption) !== '';
  const inside = (
    <Described as={shows} className={hasCaption ? 'drawn' : bare ? 'drawing drawn' : classes.figure}>
      {children}
      <DrawnParts parts={parts} />
    </Described>
  );
  if (!hasCaption) return inside;
  return (
    <figure className={classes.figure}>
      {inside}
      <figcaption className={classes.caption}>{caption}</figcaption>
    </figure>
  );
}

/** The parts of a drawing within another one. */
export function PartsOf({ name }: { name: string }) {
  return <DrawnParts parts={useDrawing(name)?.parts ?? []} />;
}

function useDrawing(name: string) {
  const { drawings } = useContent('drawings');
  return Object.hasOwn(drawings, name) ? drawings[name] : undefined;
}

const CLASSES: Readonly<Record<Frame, { figure: string; caption?: string }>> = {
  '': { figure: 'drawing' },
  panel: { figure: 'drawing panel' },
  'paper panel': { figure: 'drawing panel paper' },
  'dark panel': { figure: 'drawing panel ink' },
  desk: { figure: 'drawing desk' },
  record: { figure: 'record-art', caption: 'byline' },
  seal: { figure: 'seal', caption: 'byline' },
};

interface DescribedProps {
  /** A description for screen readers, which then skip the inside. Empty: they read the inside. */
  as: Text;
  className: string;
  children: ReactNode;
}

export function Described({ as, className, children }: DescribedProps) {
  const label = plain(as) || undefined;
  return (
    <div className={className} role={label && 'img'} aria-label={label}>
      {children}
    </div>
  );
}
