import DraftReader from './draft-reader.island.tsx';
import { Island } from '../../islands/island.tsx';
import { draftReaderPhrases } from './phrases.ts';
import { useContent, useEnglishContent } from '../../page-context.ts';
import { Head } from '../../blocks/head.tsx';
import { readDraft } from 'draft-reader/read-draft.ts';
import { RULE_TEXTS } from 'draft-reader/rule-texts.ts';
import { exampleDraft } from './example-draft.ts';
import { RuleList } from './rule-list.tsx';
import { Section } from '../../blocks/section.tsx';
import { Close } from '../../blocks/close.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import { useTranslate } from '../../language/use-language.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import textStandIns from '../../styles/stand-ins/text.css?inline';
import draftReaderSheet from './draft-reader.css?inline';

export default function ReadADraft() {
  useSheet('page', draftReaderSheet);
  useSheet('page', textStandIns);
  const t = useTranslate();
  const { seo, hero, rules, limits, measured, next_step } = useContent('read-a-draft');
  const { privacy, no_scripts } = useEnglishContent('read-a-draft');
  const { drawings } = useEnglishContent('drawings');
  const example = exampleDraft(drawings);
  return (
    <>
      <Head seo={seo} {...hero} actions={null} broad />
      <section className="wrap draft-reader cols cols-7" id="example">
        <p className="no-script">{t(no_scripts)}</p>
        <div className="screen-only script-only">
          <TextArea
            label={t('Your draft')}
            rows={12}
            lang="en"
            dir="ltr"
            translate="no"
            // Kept for a change of the language (site/browser/language/place.ts). It has no form and no name, so no unsent
            // input is stored: it may be material nonpublic information.
            data-kept="draft"
            // Some browsers send the text to a server to check its spelling, or keep it on disk to restore the page.
            spellCheck={false}
            autoComplete="off"
            defaultValue={example}
          />
        </div>
        <Island
          name="draft-reader"
          component={DraftReader}
          props={{ example, findings: readDraft(example), rules: SHOWN, privacy }}
          phrases={draftReaderPhrases([privacy])}
        />
      </section>
      <Section title={rules.title} text={rules.description} layout="split">
        <div className="stack">
          <p>{limits}</p>
          <p>{measured}</p>
          <RuleList />
        </div>
      </Section>
      <div className="screen-only">
        <Close {...next_step} actions={null} />
      </div>
    </>
  );
}

/** Only the list of the rules has the examples. */
const SHOWN = RULE_TEXTS.map(({ id, kind, title, reason, fix, detail }) => ({
  id,
  kind,
  title,
  reason,
  fix,
  detail,
}));
