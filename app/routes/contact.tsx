import { Suspense } from 'react';
import { data, useActionData, useLocation, type ActionFunctionArgs } from 'react-router';
import { prefillOf, type Prefill } from '../contact/carry.ts';
import { ContactForm, type FieldProblems } from '../contact/contact-form.tsx';
import { CONTACT_NOTICES } from '../shell/notice-phrases.ts';
import { readPostedForm } from '../contact/posted-form.ts';
import { contentClientLoader, contentLoader } from '../content/content-loader.ts';
import { contactContent } from '../content/files/contact.ts';
import { useTranslate } from '../language/use-translate.ts';
import { pageServices } from '../page-services.ts';
import { ConsultationCard } from '../sections/consultation-card.tsx';
import { ContactCards } from '../sections/contact-cards.tsx';
import { DemoLink } from '../sections/demo-link.tsx';
import type { NoticePhrases } from '../shell/notices.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export const loader = contentLoader(contactContent);
export const clientLoader = contentClientLoader(contactContent);

interface Posted {
  values?: Prefill;
  problems?: FieldProblems;
  notice?: NoticePhrases;
}

/** Takes in the site's forms when they are posted without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, values, signals } = readPostedForm(await request.formData());
  if (intent === 'prefill') return data<Posted>({ values });
  const outcome = await context.get(pageServices).sendMessage(values, signals);
  if (outcome.kind === 'accepted') return data<Posted>({ notice: CONTACT_NOTICES.sent });
  if (outcome.kind === 'failed') {
    return data<Posted>({ values, notice: CONTACT_NOTICES.failed }, outcome.status);
  }
  const { problems } = outcome;
  const missing = Object.values(problems).includes('required');
  return data<Posted>(
    { values, problems, notice: missing ? CONTACT_NOTICES.missing : CONTACT_NOTICES.failed },
    400,
  );
}

const CARDS = [
  { title: 'Write', contact: '{email}', description: 'Email is answered within 24 hours.' },
  { title: 'Visit', description: 'Boca Raton, FL', additional: 'Monday to Friday, 8:00 AM to 6:00 PM EST' },
];

export default function Contact() {
  const t = useTranslate();
  const { state, key } = useLocation();
  const posted = useActionData<typeof action>();
  const { values, problems, notice }: Posted = posted ?? { values: prefillOf(state) };
  return (
    <>
      <PageHead />
      <section className="wrap page-head">
        <h1>{t('Tell us what is coming up')}</h1>
        <div>
          <p className="lead">
            {t(
              'A results date, a filing, a round, a listing: say when it is, and a person from our team replies.',
            )}
          </p>
          <p className="acts">
            <a className={buttonClass({})} href="#form">
              {t('Write to us')}
            </a>
            <DemoLink />
          </p>
        </div>
      </section>
      <section className="wrap contact contact-page section">
        <div className="contact-form" id="form">
          {notice && <Notice kind={notice.kind} title={t(notice.title)} text={t(notice.text)} />}
          <ContactForm key={key} prefill={values} problems={problems} />
        </div>
        <div className="aside">
          <h2>{t('Three ways to reach us')}</h2>
          <ContactCards cards={CARDS} />
          <Suspense fallback={<Skeleton shape="row" />}>
            <ConsultationCard />
          </Suspense>
        </div>
      </section>
    </>
  );
}
