import { CallToAction } from '../../blocks/call-to-action.tsx';
import { ContactCards } from '../../blocks/contact-way.tsx';
import { Headline } from '../../blocks/headline.tsx';
import { MoreLink } from '../../blocks/more-link.tsx';
import { PrefillForm } from '../../contact/prefill-form.tsx';
import { Section } from '../../blocks/section.tsx';
import { COMPANY_TYPES } from '../../contact/contact-fields.ts';
import type { HomeContent } from './content.ts';
import { Drawing, PartsOf } from '../../drawings/drawing.tsx';
import { Figure } from '../../language/figures/figure.tsx';
import { Link } from '../../language/paths/link.tsx';
import { plain } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { usePage } from '../../page-context.ts';
import { PAGE_START } from '../../shell/head/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/form/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import heroSheet from './hero.css?inline';
import mosaicSheet from './mosaic.css?inline';
import sectionSheet from '../../blocks/section.css?inline';
import bandSheet from '../../blocks/band.css?inline';
import statsSheet from './stats.css?inline';
import captionSheet from '../../blocks/caption.css?inline';
import formSheet from '../../ui/form/form.css?inline';

/** The site's largest headline, what the product does, two buttons and the main drawing. */
export function Hero({ badge, title, description, terms, buttons }: HomeContent['hero']) {
  useSheet('page', heroSheet);
  const t = useTranslate();
  const { paths } = usePage().content;
  return (
    <section className="hero wrap cols cols-8" id={PAGE_START}>
      <p className="badge small muted">{badge}</p>
      <Headline level={1} text={title} />
      <div className="hero-text stack">
        <p className="lead">{description}</p>
        {terms && (
          <p className="data">
            <Link to="/pricing">{terms}</Link>
          </p>
        )}
        <CallToAction contact={buttons.primary} />
      </div>
      <Drawing name="disclosure-desk">
        <PartsOf name="release-draft" />
      </Drawing>
      {paths.has('/tools/read-a-draft') && (
        <MoreLink link="/tools/read-a-draft#example">
          {t('See what our rules find in an earlier draft')}
        </MoreLink>
      )}
    </section>
  );
}

/** The drawings beside the entries, in the order of home.json. */
const DRAWINGS = ['coverage', 'documents', 'filing-dates', 'contacts'];

/** The features in one ruled grid of wide and narrow cells. */
export function Features({ title, description, items }: HomeContent['features']) {
  useSheet('page', mosaicSheet);
  const t = useTranslate();
  if (items.length === 0) return null;
  return (
    <Section title={title} text={description}>
      <div className="mosaic ruled">
        {items.map((item, index) => {
          const drawing = DRAWINGS[index];
          const wide = index % 4 === 0 || index % 4 === 3;
          return (
            <article className={wide ? 'cell wide' : 'cell'} key={plain(item.title)}>
              <div className="cell-text">
                <h3>{item.title}</h3>
                <p className="muted">{item.description}</p>
                <MoreLink link="/solutions" about={item.title}>
                  {t('Learn more')}
                </MoreLink>
              </div>
              {drawing && <Drawing name={drawing} />}
            </article>
          );
        })}
      </div>
    </Section>
  );
}

/** The first figure very large, the others in a table; below them, the source and the date of the count. */
export function Stats({ stats, note }: Pick<HomeContent, 'stats'> & { note: HomeContent['stats_note'] }) {
  useSheet('blocks', sectionSheet);
  useSheet('blocks', bandSheet);
  useSheet('page', statsSheet);
  useSheet('blocks', captionSheet);
  const t = useTranslate();
  if (stats.length === 0) return null;
  return (
    <section className="section band insert stats" aria-label={plain(t('{brand} in figures'))}>
      <dl className="wrap cols cols-7">
        {stats.map(({ value, label }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd className="figure">
              <Figure value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="wrap caption">{note}</p>}
    </section>
  );
}

/** The home page's contact section. The contact page is where the message is finished and sent. */
export function FirstContact({ title, description, form, contact_info }: HomeContent['contact']) {
  useSheet('base', formSheet);
  const t = useTranslate();
  const { company_name, email, company_type, message } = form.fields;
  const types = COMPANY_TYPES.flatMap((value, index) => {
    const label = company_type.options[index];
    return label ? [{ value, label }] : [];
  });
  return (
    <Section
      id="contact"
      layout="split"
      title={title}
      text={description}
      more={<ContactCards ways={contact_info} />}
    >
      <PrefillForm name="first-contact" className="form stack panel">
        <h3>{form.title}</h3>
        <TextField {...company_name} name="company" autoComplete="organization" />
        <TextField {...email} name="email" type="email" autoComplete="email" />
        <SelectField
          label={company_type.label}
          name="companyType"
          defaultValue=""
          options={[{ value: '', label: company_type.placeholder }, ...types]}
        />
        <TextArea {...message} name="message" rows={4} />
        <Button type="submit" icon={<Icon name="onward" />}>
          {form.submit_button}
        </Button>
        <p className="form-note data muted">
          {t(
            'Do not send nonpublic information. If your plans to list are not public, leave out the company and its type.',
          )}
        </p>
      </PrefillForm>
    </Section>
  );
}
