import { wordsOf, type Block, type Heading } from '../content/document-tree.ts';
import { useTranslate } from '../language/use-translate.ts';
import { HeadingText } from './inlines.tsx';

/** Links to the sections of a long text. Browsers that can, mark the one that is being read. */
export function TableOfContents({ blocks }: { blocks: readonly Block[] }) {
  const t = useTranslate();
  return (
    <nav className="toc" aria-labelledby="toc">
      <h2 id="toc">{t('On this page')}</h2>
      <SectionLinks blocks={blocks} />
    </nav>
  );
}

/** The same, folded, for screens that have no column for it. */
export function FoldedContents({ blocks }: { blocks: readonly Block[] }) {
  const t = useTranslate();
  return (
    <details className="toc-folded">
      <summary>{t('On this page')}</summary>
      <SectionLinks blocks={blocks} />
    </details>
  );
}

function SectionLinks({ blocks }: { blocks: readonly Block[] }) {
  const sections = blocks.filter((block): block is Heading => block.kind === 'heading' && block.level === 2);
  return (
    <ol lang="en" dir="ltr">
      {sections.map(({ id, children }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <HeadingText nodes={[{ kind: 'text', text: wordsOf(children) }]} />
          </a>
        </li>
      ))}
    </ol>
  );
}
