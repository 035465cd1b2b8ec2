/* oxlint-disable react/no-array-index-key -- a text never changes its order: places are its keys */
import type { Block, Heading } from '../../content/document-tree.ts';
import { Figure } from './figure.tsx';
import { Inlines } from './inlines.tsx';
import { ProseTable } from './prose-table.tsx';

/** The parts of a text, one under the other. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => <OneBlock key={place} block={block} />);
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <ProseHeading {...block} />;
    case 'paragraph':
      return (
        <p>
          <Inlines nodes={block.children} />
        </p>
      );
    case 'list':
      return <ProseList {...block} />;
    case 'table':
      return <ProseTable {...block} />;
    case 'figure':
      return <Figure {...block} />;
  }
}

function ProseHeading({ level, id, children }: Heading) {
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <Tag id={id}>
      <Inlines nodes={children} />
    </Tag>
  );
}

function ProseList({ ordered, items }: Extract<Block, { kind: 'list' }>) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map((blocks, place) => (
        <li key={place}>
          <Item blocks={blocks} />
        </li>
      ))}
    </Tag>
  );
}

/** An item of one paragraph is only its words. */
function Item({ blocks }: { blocks: readonly Block[] }) {
  const [first] = blocks;
  if (blocks.length === 1 && first?.kind === 'paragraph') return <Inlines nodes={first.children} />;
  return <Blocks blocks={blocks} />;
}
