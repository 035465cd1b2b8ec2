import { untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { Code, CodePart, CopyButton, Response } from './code.tsx';
import { SEND_MESSAGE } from './endpoints.ts';
import { useExamples } from './examples.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import codeSheet from './code.css?inline';
import quickStartSheet from './quick-start.css?inline';
import choiceSheet from '../../ui/form/choice.css?inline';

/** The code that sends a first message, in the chosen language, and its response. */
export function QuickStart() {
  useSheet('page', codeSheet);
  useSheet('page', quickStartSheet);
  useSheet('base', choiceSheet);
  const t = useTranslate();
  const examples = useExamples().quickStart;
  return (
    <div className="code ruled quick-start">
      <CodePart
        heading={<h2 id="quick-start">{t('Quick start')}</h2>}
        end={
          <>
            <div className="choice" role="radiogroup" aria-labelledby="quick-start">
              {examples.map(({ language }, index) => (
                <label key={language}>
                  <input type="radio" name="quick-start" defaultChecked={index === 0} />
                  <span translate="no">{untranslated(language)}</span>
                </label>
              ))}
            </div>
            {examples.flatMap(({ language }) => [
              <CopyButton key={language} of={`quick-start-${language}`} what={language} />,
              ' ',
            ])}
          </>
        }
      >
        {examples.map(({ language, code }) => (
          <Code
            key={language}
            id={`quick-start-${language}`}
            label={t('Quick start: {language}', { language })}
            code={code}
          />
        ))}
      </CodePart>
      {SEND_MESSAGE && <Response {...SEND_MESSAGE} id="quick-start" />}
    </div>
  );
}
