import { wordsOf, type Block } from '../content/document-tree.ts';
import { useTranslate } from '../language/use-language.ts';
import { HeadingText } from './inlines.tsx';

/**
 * Links to the sections of a long text, twice: folded for screens that have no column for them, and open. Browsers that
 * can, mark the section that is being read.
 */
export function Toc({ blocks }: { blocks: readonly Block[] }) {
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
  return (
    <>
      <details className="toc">
        <summary>{t('On this page')}</summary>
        {links}
      </details>
      <nav className="toc" aria-labelledby="toc">
        <h2 id="toc">{t('On this page')}</h2>
        {links}
      </nav>
    </>
  );
}
