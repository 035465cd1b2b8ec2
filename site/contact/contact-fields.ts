/** Values sent to the backend, in the order of the select (requirement 3.12). */
export const COMPANY_TYPES = ['public', 'private', 'pre-ipo'] as const;

/** Fields of the contact form, in their order on the page. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'company',
  'companyType',
  'message',
] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Maximum characters of each field. 254 is the longest email address that the path limit of RFC 5321 allows. */
export const LIMITS = {
  firstName: 100,
  lastName: 100,
  email: 254,
  company: 200,
  message: 5000,
} as const;

/** Name of the contact form, by which scripts find it. */
export const CONTACT_FORM_NAME = 'contact';

/** Every form of the site leads here. */
export const CONTACT_FORM = '/contact#form';
