import { useHref } from 'react-router';
import { useSiteData } from '../shell/site-data.ts';
import { CONTACT_FORM } from './prefill.ts';

interface FormTarget {
  method: 'post';
  action: string;
  encType?: 'text/plain';
}

/**
 * Where a form goes without JavaScript: to the contact page or, on a static host, which takes no forms, to a new mail in
 * the visitor's mail program (HTML Standard, "mail as body").
 */
export function useFormTarget(): FormTarget {
  const contact = useHref(CONTACT_FORM);
  const { isStatic, common } = useSiteData();
  if (!isStatic) return { method: 'post', action: contact };
  const { email } = common.content.footer.sections.company.contact;
  return { method: 'post', action: `mailto:${email}`, encType: 'text/plain' };
}
