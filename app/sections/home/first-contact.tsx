import type { FormEvent } from 'react';
import { useHref } from 'react-router';
import { CONTACT_FORM, useCarryToContact } from '../../contact/carry.ts';
import { useDraft } from '../../contact/drafts.ts';
import { COMPANY_TYPES } from '../../contact/message.ts';
import type { HomeContent } from '../../content/files/home.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ContactCards } from '../contact-cards.tsx';
import { Aside } from '../headings.tsx';

/**
 * The contact section. Its form sends no message: it takes what was typed to the contact page, by navigation
 * state, or without JavaScript by a post that only fills in the form there.
 */
export function FirstContact({ title, description, form, contact_info }: HomeContent['contact']) {
  return (
    <section className="contact wrap section" id="contact">
      <Aside heading={title} text={description}>
        <ContactCards cards={contact_info} />
      </Aside>
      <StartForm {...form} />
    </section>
  );
}

function StartForm({ title, fields, submit_button }: HomeContent['contact']['form']) {
  const t = useTranslate();
  const carry = useCarryToContact();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const typed = (name: string) => String(values.get(name) ?? '');
    carry({
      company: typed('company'),
      email: typed('email'),
      companyType: COMPANY_TYPES.find((type) => type === typed('companyType')) ?? '',
      message: typed('message'),
    });
  }

  /** The texts of a field as the editors wrote them. */
  const texts = ({ label, placeholder }: { label: string; placeholder: string }) => ({
    label: t(label),
    placeholder: t(placeholder),
  });
  const { label, placeholder, options } = fields.company_type;
  const types = COMPANY_TYPES.map((value, index) => ({ value, label: t(options[index] ?? value) }));
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
      <TextField {...texts(fields.company_name)} name="company" autoComplete="organization" />
      <TextField {...texts(fields.email)} name="email" type="email" autoComplete="email" />
      <SelectField
        label={t(label)}
        name="companyType"
        defaultValue=""
        options={[{ value: '', label: t(placeholder) }, ...types]}
      />
      <TextArea {...texts(fields.message)} name="message" rows={4} />
      <Button type="submit" icon={<Icon name="onward" />}>
        {t(submit_button)}
      </Button>
    </form>
  );
}
