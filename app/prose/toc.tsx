import { wordsOf, type Block } from '../content/document-tree.ts';
import { useTranslate } from '../language/use-translate.ts';
import { HeadingText } from './inlines.tsx';

interface TocProps {
  blocks: readonly Block[];
  /** For screens that have no column for it. */
  folded?: boolean;
}

/** Links to the sections of a long text. Browsers that can, mark the one that is being read. */
export function Toc({ blocks, folded = false }: TocProps) {
  const t = useTranslate();
  const links = (
    <ol lang="en" dir="ltr">
      {blocks.map(
        (block) =>
          block.kind === 'heading' &&
          block.level === 2 && (
            <li key={block.id}>
              <a href={`#${block.id}`}>
                <HeadingText nodes={[{ kind: 'text', text: wordsOf(block.children) }]} />
              </a>
            </li>
          ),
      )}
    </ol>
  );
  if (folded) {
    return (
      <details className="toc folded">
        <summary>{t('On this page')}</summary>
        {links}
      </details>
    );
  }
  return (
    <nav className="toc" aria-labelledby="toc">
      <h2 id="toc">{t('On this page')}</h2>
      {links}
    </nav>
  );
}
