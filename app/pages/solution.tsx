/* oxlint-disable react/no-array-index-key -- the sections of a page keep their order */
import { Close } from '../blocks/close.tsx';
import { ContentBlock } from '../blocks/content-block.tsx';
import { Head } from '../blocks/head.tsx';
import { slugOf } from '../content/documents.ts';
import { solutionsContent } from '../content/files/solutions.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { useContent, usePage } from '../page-context.ts';
import { MissingText } from '../blocks/missing-text.tsx';
import { PageHead } from '../shell/page-head.tsx';

/** One of the pages of solutions.json. */
export default function Solution() {
  const { path } = usePage();
  const { pages } = useContent(solutionsContent).content;
  const page = pages.find(({ slug }) => slug === slugOf(path));
  if (!page) return <MissingText path={path} />;
  const { seo, hero, blocks, next_step } = page;
  return (
    <>
      <PageHead {...seo} title={seo.title || hero.title} />
      <Head title={hero.title} lead={hero.description} layout={hero.drawing ? 'drawing' : 'under'}>
        {hero.drawing && <Drawing name={hero.drawing} />}
      </Head>
      {blocks.map((block, index) => (
        <ContentBlock key={index} block={block} />
      ))}
      <Close {...next_step} />
    </>
  );
}
