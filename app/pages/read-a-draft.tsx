import { drawingsContent } from '../content/files/drawings.ts';
import { readADraftContent } from '../content/files/read-a-draft.ts';
import DraftReader from '../islands/draft-reader.tsx';
import { Island } from '../islands/island.tsx';
import { draftReaderPhrases } from '../islands/island-phrases.ts';
import { useContent, useEnglishContent } from '../page-context.ts';
import { Head } from '../blocks/head.tsx';
import { readDraft } from '../tools/read-a-draft/read-draft.ts';
import { RULE_TEXTS } from '../tools/read-a-draft/rule-texts.ts';
import { exampleDraft } from '../draft-reader/example-draft.ts';
import { RuleList } from '../draft-reader/rule-list.tsx';
import { Section } from '../blocks/section.tsx';
import { Close } from '../blocks/close.tsx';
import { PageHead } from '../shell/page-head.tsx';

export default function ReadADraft() {
  const { seo, hero, rules, next_step } = useContent(readADraftContent).content;
  const { privacy, no_scripts } = useEnglishContent(readADraftContent).content;
  const { drawings } = useEnglishContent(drawingsContent).content;
  const example = exampleDraft(drawings);
  return (
    <>
      <PageHead {...seo} />
      <Head title={hero.title} lead={hero.description} actions={null} broad />
      <Island
        name="draft-reader"
        component={DraftReader}
        props={{ example, findings: readDraft(example), rules: SHOWN, privacy, no_scripts }}
        phrases={draftReaderPhrases([privacy, no_scripts])}
        when="near"
      />
      <div className="screen-only">
        <Section title={rules.title} text={rules.description} layout="split">
          <RuleList />
        </Section>
        <Close {...next_step} actions={null} />
      </div>
    </>
  );
}

/** The examples stand in the list of the rules only. */
const SHOWN = RULE_TEXTS.map(({ id, kind, title, reason, mend, detail }) => ({
  id,
  kind,
  title,
  reason,
  mend,
  detail,
}));
