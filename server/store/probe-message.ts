import type { ContactMessage } from '../../site/contact/message.ts';

/** Characters of many scripts: a database may lack some. */
export const PROBE_MESSAGE: ContactMessage = {
  firstName: 'npm run',
  lastName: 'doctor',
  email: 'doctor@localhost',
  company: '',
  companyType: '',
  message:
    'A test, safe to delete: “€5” – Größe, Ωμέγα, да, עברית, عربي, हिन्दी, ไทย, 中文, にほん, 한국어 😀',
};
