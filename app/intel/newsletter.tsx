import { PrefillForm } from '../blocks/prefill-form.tsx';
import { Section } from '../blocks/section.tsx';
import { blogContent } from '../content/files/blog.ts';
import { plain } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';
import { useContent } from '../page-context.ts';
import { FEED_PATH } from '../routes.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';

/** Asks for the list by a contact message, which the visitor sends from the contact page. */
export function Newsletter() {
  const t = useTranslate();
  return (
    <Section id="newsletter" layout="split" title={useContent(blogContent).content.newsletter.title}>
      <div>
        <PrefillForm name="newsletter" className="letter">
          <input
            type="hidden"
            name="message"
            value={plain(t('Please add me to the list for new Intel articles.'))}
          />
          <TextField
            label={t('Email')}
            placeholder={t('name@company.com')}
            name="email"
            type="email"
            autoComplete="email"
          />
          <Button type="submit" look="line">
            {t('Continue')}
          </Button>
        </PrefillForm>
        <p className="byline">
          <span>{t('This fills in the contact form; nothing is sent until you send it there.')}</span>{' '}
          <a href={FEED_PATH}>{t('Or follow the Atom feed')}</a>
        </p>
      </div>
    </Section>
  );
}
