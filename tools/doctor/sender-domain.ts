import { domainToASCII } from 'node:url';
import { causeOf, codeOf, note, type Finding, type Subject } from './check.ts';

/** What receivers find in DNS about the sender's domain: SPF (RFC 7208) and DMARC (RFC 7489). */
export async function senderDomain(address: string, subject: Subject): Promise<Finding> {
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1));
  try {
    const spf = await record(domain, 'v=spf1', subject);
    const dmarc = await dmarcOf(domain, subject);
    return note(
      `${domain} has ${spf ? `SPF “${spf}”` : 'no SPF record'} and ${dmarc ? `DMARC “${dmarc}”` : 'no DMARC record'}${
        spf && dmarc
          ? ': the mail server of SMTP_URL must be among its senders'
          : ': receivers may take mail for spam'
      }`,
    );
  } catch (problem) {
    return note(`DNS does not answer (${causeOf(problem)}): SPF and DMARC of ${domain} are not known`);
  }
}

/** A domain without a record of its own has that of a domain above it. */
async function dmarcOf(domain: string, subject: Subject): Promise<string | undefined> {
  const found = await record(`_dmarc.${domain}`, 'v=DMARC1', subject);
  const above = domain.slice(domain.indexOf('.') + 1);
  return found ?? (above.includes('.') ? dmarcOf(above, subject) : undefined);
}

/** Undefined when the domain has none. */
async function record(domain: string, version: string, { resolveTxt }: Subject): Promise<string | undefined> {
  try {
    const records = await resolveTxt(domain);
    return records.map((chunks) => chunks.join('')).find((text) => text.startsWith(version));
  } catch (problem) {
    if (['ENOTFOUND', 'ENODATA'].includes(codeOf(problem))) return undefined;
    throw problem;
  }
}
