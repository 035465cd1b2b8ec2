import { drawingsContent } from '../content/files/drawings.ts';
import { readADraftContent } from '../content/files/read-a-draft.ts';
import DraftReader from '../islands/draft-reader.tsx';
import { Island } from '../islands/island.tsx';
import { draftReaderPhrases } from '../islands/island-phrases.ts';
import { useContent, useEnglishContent } from '../page-context.ts';
import type { PageModule } from '../page-module.ts';
import { Headline } from '../blocks/headline.tsx';
import { exampleDraft } from '../sections/read-a-draft/example.ts';
import { RuleList } from '../sections/read-a-draft/rule-list.tsx';
import { ToolNextStep } from '../blocks/tool-next-step.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const styles = [
  'drawings/drawings.css',
  'sections/read-a-draft/read-a-draft.css',
] satisfies PageModule['styles'];

export default function ReadADraft() {
  const { seo, hero, rules, next_step } = useContent(readADraftContent).content;
  const { privacy, no_scripts } = useEnglishContent(readADraftContent).content;
  const { drawings } = useEnglishContent(drawingsContent).content;
  return (
    <>
      <PageHead {...seo} />
      <section className="wrap page-head opening">
        <Headline level={1} text={hero.title} />
        <p className="lead">{hero.description}</p>
      </section>
      <Island
        name="draft-reader"
        component={DraftReader}
        props={{ example: exampleDraft(drawings), privacy, no_scripts }}
        phrases={draftReaderPhrases([privacy, no_scripts])}
        when="near"
      />
      <RuleList {...rules} />
      <ToolNextStep {...next_step} />
    </>
  );
}
