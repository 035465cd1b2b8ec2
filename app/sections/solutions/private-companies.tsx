import { ReadersRecord } from '../../illustrations/readers-record.tsx';
import { UpdateSheet } from '../../illustrations/update-sheet.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { NextStep } from './next-step.tsx';
import { PrivateWork } from './private-work.tsx';
import { StillRegulated } from './still-regulated.tsx';
import { WaysOn } from '../ways-on.tsx';

const NEXT = {
  title: 'When does your quarter end?',
  text: 'Tell us what your investors have received so far. A first update is a good place to start.',
  also: [
    { to: '/solutions/fundraising', label: 'Raising a round' },
    { to: '/solutions/ipo-preparation', label: 'Preparing a listing' },
    { to: '/pricing', label: 'Compare plans' },
  ],
};

/** The case for private companies: a habit of reporting, kept before anyone asks for it. */
export function PrivateCompanies() {
  const t = useTranslate();
  return (
    <>
      <section className="wrap split letter-head">
        <div>
          <h1>{t('Report before you have to')}</h1>
          <p className="lead">
            {t(
              'Nobody sets your dates yet. Set them yourself: investors who hear from you every quarter know your figures before you need anything from them.',
            )}
          </p>
          <WaysOn />
        </div>
        <UpdateSheet />
      </section>
      <section className="wrap section told">
        <div className="head">
          <h2>{t('Who was told what')}</h2>
          <p>
            {t(
              'Stakeholder management keeps investors, analysts and media contacts in one record, so that you can see which reader has which text before you send the next.',
            )}
          </p>
        </div>
        <ReadersRecord />
      </section>
      <PrivateWork />
      <StillRegulated />
      <NextStep {...NEXT} />
    </>
  );
}
