import { plain } from '../language/text.ts';
import { blogContent } from '../content/files/blog.ts';
import { useTranslate } from '../language/use-translate.ts';
import { useContent } from '../page-context.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { PrefillForm } from '../blocks/prefill-form.tsx';
import { FEED_PATH } from '../routes.ts';

/** Asks for the list by a contact message, which the visitor sends from the contact page. */
export function Newsletter() {
  const t = useTranslate();
  const { newsletter } = useContent(blogContent).content;
  return (
    <section className="wrap letter-box" aria-labelledby="newsletter">
      <h2 id="newsletter">{newsletter.title}</h2>
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
    </section>
  );
}
