import { Suspense } from 'react';
import { ContactForm } from '../contact/contact-form.tsx';
import { CONTACT_NOTICES } from '../shell/notice-phrases.ts';
import { usePosted, type Posted } from '../contact/posted.ts';
import { readPostedForm } from '../contact/posted-form.ts';
import { useContent } from '../../rendering/page-content.tsx';
import { ExternalLink } from '../language/link.tsx';
import { languageOf } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';
import type { PageModule } from '../../rendering/page-module.ts';
import type { PageServices } from '../../rendering/page-services.ts';
import { ContactCards } from '../sections/contact-cards.tsx';
import { Aside } from '../sections/headings.tsx';
import { LedgerSection } from '../sections/ledger.tsx';
import { Loading } from '../sections/loading.tsx';
import { MoreLink } from '../sections/more-link.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useSiteData } from '../shell/site-data.ts';
import { buttonClass } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Headline, linesOf } from '../sections/headline.tsx';

export const files = ['contact.json'] satisfies PageModule['files'];

/** Receives the site's forms when they are posted without JavaScript. */
export async function action(form: FormData, { sendMessage }: PageServices): Promise<Posted> {
  const { intent, values, signals } = readPostedForm(form);
  if (intent === 'prefill') return { values };
  const outcome = await sendMessage(values, signals);
  if (outcome.kind === 'accepted') return { notice: CONTACT_NOTICES.sent };
  if (outcome.kind === 'failed') return { status: outcome.status, values, notice: CONTACT_NOTICES.failed };
  const { problems } = outcome;
  const missing = Object.values(problems).includes('required');
  const notice = missing ? CONTACT_NOTICES.missing : CONTACT_NOTICES.failed;
  return { status: 400, values, problems, notice };
}

/** The form needs no content and is never replaced by a skeleton: it may hold what a visitor typed. */
export const Fallback = null;

export default function Contact() {
  const t = useTranslate();
  const { values, problems, notice, hint }: Posted = usePosted() ?? {};
  return (
    <>
      <div className="wrap contact-page">
        <Suspense fallback={<LoadingHero />}>
          <Hero />
        </Suspense>
        <div className="contact-form" id="form" tabIndex={-1}>
          {notice && <Notice kind={notice.kind} title={t(notice.title)} text={t(notice.text)} />}
          {hint && <p className="form-note">{t(hint)}</p>}
          <ContactForm values={values} problems={problems} />
        </div>
        <Suspense fallback={<Skeleton shape="row" />}>
          <Ways />
        </Suspense>
      </div>
      <Suspense>
        <Next />
      </Suspense>
    </>
  );
}

function Next() {
  const { next } = useContent('contact.json').content;
  return (
    next.steps.length > 0 && <LedgerSection className="outcomes" heading={next.title} entries={next.steps} />
  );
}

function LoadingHero() {
  return (
    <Loading className="loading">
      <Skeleton shape="title" />
    </Loading>
  );
}

function Hero() {
  const t = useTranslate();
  const { seo, hero } = useContent('contact.json').content;
  return (
    <>
      <PageHead {...seo} />
      <section className="contact-head">
        <Headline level={1} text={t(hero.title)} />
        <p className="lead">{t(hero.description)}</p>
        <p className="acts">
          <a className={buttonClass({ look: 'line', small: true })} href="#form">
            {t(hero.button)}
          </a>
          <MoreLink link={useSiteData().demoLink}>{t('Book A Demo')}</MoreLink>
        </p>
      </section>
    </>
  );
}

function Ways() {
  const t = useTranslate();
  const { ways, consultation } = useContent('contact.json').content;
  const description = t(consultation.description);
  return (
    <Aside heading={ways.title}>
      <ContactCards cards={ways.cards} />
      <div className="consultation">
        <h3>{t(consultation.title)}</h3>
        <p {...languageOf(description)}>{linesOf(description)}</p>
        <ExternalLink
          className={buttonClass({ look: 'line', small: true })}
          href={consultation.calendly_link}
        >
          {t(consultation.button_text)}
        </ExternalLink>
      </div>
    </Aside>
  );
}
