import { wayOf } from '../blocks/contact-way.tsx';
import { Entries } from '../blocks/entries.tsx';
import { PrefillForm } from '../blocks/prefill-form.tsx';
import { Section } from '../blocks/section.tsx';
import { COMPANY_TYPES } from '../contact/contact-fields.ts';
import type { HomeContent } from '../content/files/home.ts';
import { untranslated } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';

/** The home page's contact section. The contact page is where the message is finished and sent. */
export function FirstContact({ title, description, form, contact_info }: HomeContent['contact']) {
  const t = useTranslate();
  const { company_name, email, company_type, message } = form.fields;
  const types = COMPANY_TYPES.map((value, index) => ({
    value,
    label: company_type.options[index] ?? untranslated(value),
  }));
  return (
    <Section
      id="contact"
      layout="split"
      title={title}
      text={description}
      more={<Entries layout="facts" entries={contact_info.map(wayOf)} />}
    >
      <PrefillForm name="first-contact" className="form">
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
