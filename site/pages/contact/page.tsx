import ContactForm from './contact-form.island.tsx';
import { Island } from '../../islands/island.tsx';
import { CONTACT_FIELDS } from '../../contact/contact-fields.ts';
import { FIELD_PROBLEMS } from '../../contact/message.ts';
import { fieldErrorPhrase, NOTICES, SENT, TYPE_OPTIONS } from '../../contact/form-phrases.ts';
import { RATE_LIMITED, readPostedForm, type Posted } from '../../contact/posted-form.ts';
import { ExternalLink, Link } from '../../language/paths/link.tsx';
import { useTranslate } from '../../language/use-language.ts';
import { useContent, usePage, useDemoLink } from '../../page-context.ts';
import type { PageModule, PageServices } from '../../page-module.ts';
import { ContactCards } from '../../blocks/contact-way.tsx';
import { Press } from '../../blocks/owner-facts.tsx';
import { Section } from '../../blocks/section.tsx';
import { Headline } from '../../blocks/headline.tsx';
import { Steps } from '../../blocks/steps.tsx';
import { Loading } from '../../blocks/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MoreLink } from '../../blocks/more-link.tsx';
import { ContentOf } from '../../shell/content-of.tsx';
import { PAGE_START, PageHead } from '../../shell/head/page-head.tsx';
import { buttonClass } from '../../ui/button.tsx';
import noticeSheet from '../../ui/notice.css?inline';
import { useSheet } from '../../styles/use-sheet.ts';
import contactPageSheet from './contact-page.css?inline';

/** Receives the site's forms when they are posted without JavaScript. */
export async function action(form: FormData, { sendMessage }: PageServices): Promise<Posted> {
  const { intent, ...posted } = readPostedForm(form);
  const { values } = posted;
  if (intent === 'prefill') return { values };
  const outcome = await sendMessage(posted);
  if (outcome.kind === 'accepted') return { sentTo: values.email };
  if (outcome.kind === 'failed') return { status: outcome.status, values, notice: 'failed' };
  const { problems } = outcome;
  const missing = Object.values(problems).includes('required');
  return { status: 400, values, problems, notice: missing ? 'missing' : 'failed' };
}

/** The form needs no content and is never replaced by a skeleton: it may hold what a visitor typed. */
export const loading = 'parts' satisfies PageModule['loading'];

export default function Contact() {
  // A posted form is answered in the first paint.
  useSheet('base', noticeSheet);
  useSheet('page', contactPageSheet);
  const { backend, posted } = usePage();
  return (
    <>
      <div className="wrap contact-page cols cols-5">
        <ContentOf
          file="contact.json"
          loading={
            <Loading className="loading cols">
              <Skeleton shape="title" />
            </Loading>
          }
        >
          <Hero />
        </ContentOf>
        <div className="contact-form stack" id="form" tabIndex={-1}>
          {posted?.sentTo !== undefined && <Sent to={posted.sentTo} />}
          {/* For site/browser/typed/sent-message.ts. */}
          <template>
            <Sent />
          </template>
          <Island
            name="contact-form"
            component={ContactForm}
            props={{ backend, posted }}
            phrases={FORM_PHRASES}
          />
        </div>
        <ContentOf file="contact.json" loading={<Skeleton />}>
          <Ways />
        </ContentOf>
      </div>
      <Next />
    </>
  );
}

/** English phrases that the form may show besides the literals of its sources. */
const FORM_PHRASES = [
  ...TYPE_OPTIONS.map(({ phrase }) => phrase),
  ...Object.values(NOTICES).flatMap(({ title, text }) => [title, text]),
  RATE_LIMITED.hint,
  ...CONTACT_FIELDS.flatMap((field) => FIELD_PROBLEMS.map((problem) => fieldErrorPhrase(field, problem))),
];

/** Replaces the form once its message was sent. */
function Sent({ to }: { to?: string }) {
  const t = useTranslate();
  const { description, button } = useContent('contact').sent;
  return (
    <section className="sent stack panel paper">
      <p className="notice notice-good" role="status">
        <b>{t(SENT.title)}</b> {t(SENT.text)}
      </p>
      <p>{description}</p>
      <p>
        {t('Reply to:')} <bdi translate="no">{to}</bdi>
      </p>
      {/* Leads to the form on this page (site/browser/typed/prefill.ts); without scripts, it reloads the page. */}
      <p>
        <Link className={buttonClass({ look: 'line', small: true })} to="/contact" data-message="">
          {button}
        </Link>
      </p>
    </section>
  );
}

function Next() {
  const { next } = useContent('contact');
  if (next.steps.length === 0) return null;
  return (
    <Section title={next.title} band>
      <Steps
        layout="columns"
        steps={next.steps.map(({ title, description }) => ({ title, text: description }))}
      />
    </Section>
  );
}

function Hero() {
  const t = useTranslate();
  const { seo, hero } = useContent('contact');
  return (
    <>
      <PageHead {...seo} />
      <section className="stack" id={PAGE_START}>
        <Headline level={1} text={hero.title} />
        <p className="lead">{hero.description}</p>
        <p className="acts">
          <a className={buttonClass({ look: 'line', small: true })} href="#form">
            {hero.button}
          </a>{' '}
          <MoreLink link={useDemoLink()}>{t('Book A Demo')}</MoreLink>
        </p>
      </section>
    </>
  );
}

function Ways() {
  const { ways, consultation } = useContent('contact');
  const { title, description, calendly_link, button_text } = consultation;
  const more = (
    <ExternalLink className={buttonClass({ look: 'line', small: true })} href={calendly_link}>
      {button_text}
    </ExternalLink>
  );
  return (
    <section className="contact-ways stack">
      <h2 className="third">{ways.title}</h2>
      <ContactCards ways={[...ways.cards, { title, description, more }]} />
      <Press />
    </section>
  );
}
