import type { ReactNode } from 'react';
import { Points } from './points.tsx';
import type { Block, BlockOf } from '../content/files/blocks.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { Note } from '../drawings/draft.tsx';
import { webUrl } from '../language/paths/destination.ts';
import { Duration, Figure, FigureLabel } from '../language/figures/figure.tsx';
import { ExternalLink } from '../language/paths/link.tsx';
import { readFigure } from '../language/figures/read-figure.ts';
import { plain, untranslated, type Text } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { Entries } from './entries.tsx';
import { Figures } from './figures.tsx';
import { History } from './history.tsx';
import { Look } from './look.tsx';
import { MoreLinks, SourceLink } from './more-link.tsx';
import { OwnerFacts, useIsStated, useStillOpen } from './owner-facts.tsx';
import { Picture } from './picture.tsx';
import { Section } from './section.tsx';
import { Steps } from './steps.tsx';
import { Table } from './table.tsx';
import { Timeline } from './timeline.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import amountSheet from '../drawings/amount.css?inline';

/** A section of a page, as its content file has it. */
export function ContentBlock({ block }: { block: Block }) {
  return show(block.kind, block);
}

/** The type parameter ties each kind of block to the component that takes it. */
function show<Kind extends Block['kind']>(kind: Kind, block: BlockOf<Kind>): ReactNode {
  return SHOWN[kind](block);
}

/** The component for each kind of section. */
const SHOWN: { [Kind in Block['kind']]: (block: BlockOf<Kind>) => ReactNode } = {
  drawing: DrawingBlock,
  look: Look,
  picture: PictureBlock,
  text: TextBlock,
  entries: EntriesBlock,
  owner: OwnerBlock,
  list: ListBlock,
  figures: FiguresBlock,
  table: TableBlock,
  history: History,
  timeline: Timeline,
  steps: StepsBlock,
};

function DrawingBlock({ title, description, check, drawing, beside }: BlockOf<'drawing'>) {
  if (!title) {
    return (
      <div className="wrap">
        <Drawing name={drawing} />
      </div>
    );
  }
  return (
    <Section
      title={title}
      text={description}
      more={<Check text={check} />}
      layout={beside ? 'split' : 'beside'}
    >
      <Drawing name={drawing} />
    </Section>
  );
}

function PictureBlock({ title, description, picture, alt, caption, link }: BlockOf<'picture'>) {
  const shown = <Picture name={picture} alt={plain(alt)} caption={caption} link={link} sizes="100vw" />;
  if (!title) return <div className="wrap">{shown}</div>;
  return (
    <Section title={title} text={description}>
      {shown}
    </Section>
  );
}

function TextBlock({ title, description, check, note, links }: BlockOf<'text'>) {
  return (
    <Section title={title} layout="split">
      <div className="stack">
        <p className="third">{description}</p>
        {note && <p className="muted small">{note}</p>}
        <Check text={check} />
        {links.length > 0 && <MoreLinks links={links} />}
      </div>
    </Section>
  );
}

function EntriesBlock({ title, description, columns, drawing, items, note, band }: BlockOf<'entries'>) {
  const isOpen = useStillOpen();
  const entries = items.filter(isOpen);
  return (
    <Section title={title} text={description} layout={band && !columns ? 'split' : 'beside'} band={band}>
      {drawing && <Drawing name={drawing} />}
      <div className="stack">
        <Entries
          entries={entries}
          layout={columns ? 'columns' : 'rows'}
          columns={entries.length === 2 ? 2 : 3}
        />
        {note && <p>{note}</p>}
      </div>
    </Section>
  );
}

function OwnerBlock({ title, fields }: BlockOf<'owner'>) {
  const isStated = useIsStated();
  if (!fields.some(isStated)) return null;
  return (
    <Section title={title}>
      <OwnerFacts fields={fields} />
    </Section>
  );
}

function ListBlock({ title, description, items, numbered, band }: BlockOf<'list'>) {
  return (
    <Section title={title} text={description} layout="split" band={band}>
      <Points points={items} numbered={numbered} />
    </Section>
  );
}

function FiguresBlock({ title, description, note, beside, items, band }: BlockOf<'figures'>) {
  return (
    <Section
      title={title}
      text={description}
      more={note && <p>{note}</p>}
      layout={beside ? 'split' : 'beside'}
      band={band}
    >
      <Figures
        columns={beside ? 2 : 4}
        figures={items
          .filter(({ duration, figure }) => duration || figure)
          .map(({ duration, figure, title: label, description: about, source, link }) => ({
            label,
            figure: <LargeFigure duration={duration} figure={figure} />,
            text: source ? (
              <>
                {about} <SourceLink source={source} link={link} />
              </>
            ) : (
              about
            ),
          }))}
      />
    </Section>
  );
}

/** Words in a date are set smaller than numerals. */
function LargeFigure({ duration, figure }: Pick<BlockOf<'figures'>['items'][number], 'duration' | 'figure'>) {
  if (duration) return <Duration value={duration} />;
  const shown = <Figure value={figure} />;
  return readFigure(figure) ? <b>{shown}</b> : shown;
}

function TableBlock({ title, description, id, head, groups }: BlockOf<'table'>) {
  const table = (
    <Table
      head={head}
      label={title || (groups[0]?.title ?? untranslated(''))}
      groups={groups.map((group) => ({
        title: group.title,
        rows: group.rows.map(({ cells, link }) =>
          cells.map((cell, index) =>
            link && index === cells.length - 1 ? <LinkedCell key={link} words={cell} link={link} /> : cell,
          ),
        ),
      }))}
    />
  );
  if (!title) return <div className="wrap after-head">{table}</div>;
  return (
    <Section title={title} text={description} id={id || undefined}>
      {table}
    </Section>
  );
}

/** A link to the page of this site, or of another, that supports the text. */
function LinkedCell({ words, link }: { words: Text; link: string }) {
  const href = webUrl(link);
  return href ? <ExternalLink href={href}>{words}</ExternalLink> : <SourceLink source={words} link={link} />;
}

function StepsBlock({ title, description, items }: BlockOf<'steps'>) {
  useSheet('page', items.some(({ figure }) => figure) && amountSheet);
  return (
    <Section title={title} text={description}>
      <Steps
        steps={items.map(({ mark, title: heading, description: text, check, drawing, figure }) => ({
          mark,
          title: heading,
          text,
          more: <Check text={check} />,
          beside: (drawing || figure) && (
            <>
              {figure && (
                <>
                  <p className="amount">
                    <Figure value={figure.value} />
                  </p>
                  <p className="muted small">
                    <FigureLabel {...figure} />
                  </p>
                </>
              )}
              {drawing && <Drawing name={drawing} />}
            </>
          ),
        }))}
      />
    </Section>
  );
}

/** A note about what the reader's own team should check. Renders nothing without a text. */
function Check({ text }: { text: Text }) {
  const t = useTranslate();
  if (!text) return null;
  return (
    <div className="checked small">
      <Note from={t('You check')} text={text} ask />
    </div>
  );
}
