import { plain } from '../../language/text.ts';
import type { Block, BlockOf } from '../../content/files/solution-blocks.ts';
import { Drawing } from '../../drawings/drawing.tsx';
import { Note } from '../../drawings/sheet.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { SectionHead } from '../../blocks/headings.tsx';
import { Ledger } from '../../blocks/ledger.tsx';
import { MoreLink } from '../../blocks/more-link.tsx';
import { Commitments } from './commitments.tsx';
import { Countdown, Steps } from './steps.tsx';
import { TableBlock } from './table-block.tsx';
import { Timeline } from './timeline.tsx';
import { Headline } from '../../blocks/headline.tsx';

/** A section of a solution page, as solutions.json has it. */
export function BlockSection({ block }: { block: Block }) {
  switch (block.kind) {
    case 'drawing':
      return (
        <div className="wrap">
          <Drawing name={block.drawing} />
        </div>
      );
    case 'ledger':
      return <LedgerBlock {...block} />;
    case 'illustrated':
      return <Illustrated {...block} />;
    case 'beside':
      return <Beside {...block} />;
    case 'band':
      return <Band {...block} />;
    case 'checks':
      return <ChecksBlock {...block} />;
    case 'points':
      return <Points {...block} />;
    case 'table':
      return <TableBlock {...block} />;
    case 'commitments':
      return <Commitments {...block} />;
    case 'timeline':
      return <Timeline {...block} />;
    case 'steps':
      return <Steps {...block} />;
    case 'countdown':
      return <Countdown {...block} />;
    case 'fees':
      return <Fees {...block} />;
  }
}

function LedgerBlock({ title, items }: BlockOf<'ledger'>) {
  return (
    <section className="wrap section">
      <Headline level={2} text={title} />
      <Ledger className="ledger closed" entries={items} />
    </section>
  );
}

/** A drawing across the page, with entries below it or none. */
function Illustrated({ title, description, drawing, items }: BlockOf<'illustrated'>) {
  const hasItems = items.length > 0;
  return (
    <section className={hasItems ? 'wrap section other-days' : 'wrap section told'}>
      <SectionHead heading={title} text={description} />
      <Drawing name={drawing} />
      {hasItems && <Ledger className="trio" entries={items} />}
    </section>
  );
}

function Beside({ title, description, check, drawing }: BlockOf<'beside'>) {
  const t = useTranslate();
  const heading = <Headline level={2} text={title} />;
  const words = (
    <>
      <p>{description}</p>
      {check && <Note from={t('You check')} text={check} ask />}
    </>
  );
  return (
    <section className="wrap section split insights">
      {drawing ? (
        <>
          <div>
            {heading}
            {words}
          </div>
          <Drawing name={drawing} />
        </>
      ) : (
        <>
          {heading}
          <div>{words}</div>
        </>
      )}
    </section>
  );
}

function Band({ title, description, items, note }: BlockOf<'band'>) {
  if (!description) {
    return (
      <section className="insert band disclaimed">
        <div className="wrap">
          <Headline level={2} text={title} />
          <Ledger className="trio" entries={items} />
        </div>
      </section>
    );
  }
  return (
    <section className="insert band">
      <div className="wrap split">
        <div>
          <Headline level={2} text={title} />
          <p>{description}</p>
        </div>
        {note ? (
          <div>
            <Ledger entries={items} />
            <p className="total">{note}</p>
          </div>
        ) : (
          <Ledger entries={items} />
        )}
      </div>
    </section>
  );
}

function ChecksBlock({ title, description, items }: BlockOf<'checks'>) {
  return (
    <section className="insert band">
      <div className="wrap split">
        <div>
          <Headline level={2} text={title} />
          <p className="lead">{description}</p>
        </div>
        <ol className="asks">
          {items.map((check) => (
            <li key={plain(check)}>{check}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Points({ title, description, items }: BlockOf<'points'>) {
  return (
    <section className="wrap section split">
      <div>
        <Headline level={2} text={title} />
        <p className="lead">{description}</p>
      </div>
      <ul className="points">
        {items.map((point) => (
          <li key={plain(point)}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

function Fees({ title, description, note, link }: BlockOf<'fees'>) {
  return (
    <section className="wrap section split fees">
      <Headline level={2} text={title} />
      <div>
        <p className="sum">{description}</p>
        <p>{note}</p>
        <MoreLink link={link.link}>{link.label}</MoreLink>
      </div>
    </section>
  );
}
