import type { FormEvent } from 'react';
import { useHref } from 'react-router';
import { CONTACT_FORM, usePrefillContact } from '../../contact/prefill.ts';
import { useDraft } from '../../contact/drafts.ts';
import { COMPANY_TYPES } from '../../contact/message.ts';
import type { HomeContent } from '../../content/files/home.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ContactCards } from '../contact-cards.tsx';

/**
 * The contact section. Its form makes no call: it carries what was typed to the contact page, by navigation
 * state, or without JavaScript by a post that fills in the form there and sends nothing.
 */
export function FirstContact({ title, description, form, contact_info }: HomeContent['contact']) {
  const t = useTranslate();
  return (
    <section className="contact wrap section" id="contact">
      <div className="aside">
        <h2>{t(title)}</h2>
        <p>{t(description)}</p>
        <ContactCards cards={contact_info} />
      </div>
      <StartForm {...form} />
    </section>
  );
}

function StartForm({ title, fields, submit_button }: HomeContent['contact']['form']) {
  const t = useTranslate();
  const prefill = usePrefillContact();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const typed = (name: string) => String(values.get(name) ?? '');
    prefill({
      company: typed('company'),
      email: typed('email'),
      companyType: COMPANY_TYPES.find((type) => type === typed('companyType')) ?? '',
      message: typed('message'),
    });
  }

  const types = COMPANY_TYPES.map((value, index) => ({
    value,
    label: t(fields.company_type.options[index] ?? value),
  }));
  return (
    <form
      ref={useDraft()}
      name="first-contact"
      className="form"
      method="post"
      action={useHref(CONTACT_FORM)}
      onSubmit={submit}
    >
      <input type="hidden" name="intent" value="prefill" />
      <h3>{t(title)}</h3>
      <TextField
        label={t(fields.company_name.label)}
        placeholder={t(fields.company_name.placeholder)}
        name="company"
        autoComplete="organization"
      />
      <TextField
        label={t(fields.email.label)}
        placeholder={t(fields.email.placeholder)}
        name="email"
        type="email"
        autoComplete="email"
      />
      <SelectField
        label={t(fields.company_type.label)}
        name="companyType"
        defaultValue=""
        options={[{ value: '', label: t(fields.company_type.placeholder) }, ...types]}
      />
      <TextArea
        label={t(fields.message.label)}
        placeholder={t(fields.message.placeholder)}
        name="message"
        rows={4}
      />
      <Button type="submit" icon={<Icon name="onward" />}>
        {t(submit_button)}
      </Button>
    </form>
  );
}
