import { ResponseQuarter } from '../../illustrations/response-quarter.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { YouCheck } from './you-check.tsx';

const CHECK =
  'The number of mentions behind a line, and what else happened that week. A model can show a move; it does not know its cause.';

/** Strategic insights: the market's answer beside the date that may have caused it. */
export function WhatChanged() {
  const t = useTranslate();
  return (
    <section className="wrap section split insights">
      <div>
        <h2>{t('And what changed after')}</h2>
        <p>
          {t(
            'Strategic insights set market sentiment, media coverage and investor engagement beside the date of each announcement, so that the next one starts from what you saw and not from what you hoped.',
          )}
        </p>
        <YouCheck what={CHECK} />
      </div>
      <ResponseQuarter />
    </section>
  );
}
