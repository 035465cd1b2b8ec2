import { domainToASCII } from 'node:url';

/**
 * Those of the recipients whom the mail server took. Nodemailer answers domains in their ASCII form and may answer
 * objects. Who is not found counts as without mail: better twice than never.
 */
export function takenOf(
  recipients: readonly string[],
  accepted: readonly (string | { address: string })[],
): string[] {
  const taken = new Set(accepted.map((one) => plain(typeof one === 'string' ? one : one.address)));
  return recipients.filter((address) => taken.has(plain(address)));
}

function plain(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}
