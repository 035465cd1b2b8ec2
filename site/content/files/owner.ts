import * as v from 'valibot';
import { defineContent, httpsUrl, isHttpsUrl, list, optional, text, verbatim, words } from '../schema.ts';
import { isMediumName } from '../media/media.ts';
import type { TranslatedContent } from '../translated.ts';

const FIELDS = {
  company_name: verbatim(
    'The legal name of the company that contracts with customers. Footer, /about, legal pages.',
  ),
  registration: verbatim('Where it is registered, and under which number. Footer, /about, legal pages.'),
  address: verbatim('Its postal address, in one line. Footer, /about, legal pages.'),
  representatives: verbatim(
    'Its representatives in the European Union and the United Kingdom (GDPR, Article 27). Legal pages.',
  ),
  people: list(v.string(), 'Who leads the company: "Name, role". /about.'),
  trial: text(
    'How long the free trial is, and how many people can use it: "14 days, up to 5 users". /pricing, where it replaces the question about it.',
  ),
  certifications: list(words, 'Security certificates, each with its date. /solutions/security, /compliance.'),
  encryption: text('How data is encrypted, in transit and at rest. /solutions/security.'),
  sign_in: text('How users sign in: single sign-on, second factors. /solutions/security.'),
  hosting: text('Who hosts the platform, and in which countries. /solutions/security.'),
  models: list(words, 'Whose AI models the platform uses, and for what. /solutions/security.'),
  ai_marking: text(
    'How the platform marks text that it generates, as Article 50 of the EU AI Act asks. /solutions/security, /compliance.',
  ),
  integrations: list(words, 'Products that the platform connects to. /solutions/security.'),
  subprocessors: list(words, 'Each with its task and country. /solutions/security, /data-processing.'),
  investor_sources: text('Where the entries of the investor database come from. /privacy-policy.'),
  showcase_relation: text('Which companies of the showcase are customers. /showcase and its pages.'),
  showcase_payment: text('Whether anything was paid for an entry of the showcase. /showcase and its pages.'),
  application: httpsUrl(
    'The address of the application, beginning with https://. "Sign in" leads there; as long as it is empty, to /contact.',
  ),
  press: verbatim('The email address for journalists. /about, /contact.'),
  logo_files: list(
    v.pipe(
      v.string(),
      v.check(
        (file) => isMediumName(file) || isHttpsUrl(file),
        'the name of a file in media/, or an address that begins with https://',
      ),
    ),
    'Files of the logo for journalists: names in media/, or addresses that begin with https://. /about, /contact.',
  ),
};

/** Facts that only the owner of the company knows. An empty field shows nothing; `npm run check:content` lists it. */
export const ownerContent = defineContent('owner.json', FIELDS);

export type OwnerContent = TranslatedContent<typeof ownerContent>;
export type OwnerField = keyof typeof FIELDS;

const field = v.keyof(v.strictObject(FIELDS));

/** Fields whose facts a section of a page shows. */
export const ownerFields = list(field, 'Fields of owner.json: each that is filled in is shown.');

/** For words that an editor writes until the owner fills in a field. */
export const unless = optional(field, 'A field of owner.json: once it is filled in, this is left out.');
