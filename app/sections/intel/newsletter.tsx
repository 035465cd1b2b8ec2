import type { FormEvent } from 'react';
import { useHref } from 'react-router';
import { CONTACT_FORM, useCarryToContact } from '../../contact/carry.ts';
import { useDraft } from '../../contact/drafts.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FEED_PATH } from './tags.ts';

/** The form sends no message: it takes the email to the contact page, with a message that the visitor may send. */
export function Newsletter() {
  const t = useTranslate();
  const carry = useCarryToContact();
  const message = t('Please add me to the list for new Intel articles.');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    carry({ email: String(new FormData(event.currentTarget).get('email') ?? ''), message });
  }

  return (
    <section className="letter-box" aria-labelledby="newsletter">
      <h2 id="newsletter">{t('By email, when there is something to say')}</h2>
      <div>
        <form
          ref={useDraft()}
          name="newsletter"
          className="letter"
          method="post"
          action={useHref(CONTACT_FORM)}
          onSubmit={submit}
        >
          <input type="hidden" name="intent" value="prefill" />
          <input type="hidden" name="message" value={message} />
          <TextField
            label={t('Email')}
            placeholder={t('name@company.com')}
            name="email"
            type="email"
            autoComplete="email"
          />
          <Button type="submit" look="line">
            {t('Subscribe')}
          </Button>
        </form>
        <p className="meta">
          <span>{t('This fills in the contact form; nothing is sent until you send it there.')}</span>
          <a href={FEED_PATH}>{t('Or follow the Atom feed')}</a>
        </p>
      </div>
    </section>
  );
}
