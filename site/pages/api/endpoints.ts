import api from './endpoints.json' with { type: 'json' };

export interface Endpoint {
  /** The anchor of the page's own links. */
  id: string;
  method: string;
  path: string;
  /** English phrase. */
  what: string;
  body?: Record<string, unknown>;
  status: string;
  answer?: Record<string, unknown>;
}

interface EndpointGroup {
  /** The resource that the endpoints act on. English phrase. */
  title: string;
  endpoints: readonly Endpoint[];
}

/** The seven endpoints of requirement 7.11. Responses beyond `messageId` are examples, not a contract. */
export const ENDPOINT_GROUPS: readonly EndpointGroup[] = api.groups;

/** The statuses that a failed call answers with. Each meaning is an English phrase. */
export const FAILURES: readonly { status: string; what: string }[] = api.failures;

/** The meaning of each field, by its name. English phrases. */
export const FIELDS: Readonly<Record<string, string>> = api.fields;

/** A host that never resolves (RFC 2606), and the variable that holds the key, both named after the product. */
export function namesOf(product: string) {
  const word = product.toLowerCase().replace(/[^a-z0-9]+/g, '') || 'product';
  return { host: `https://api.${word}.example`, keyVariable: `${word.toUpperCase()}_KEY` };
}

/** The endpoint of the quick start. */
export const SEND_MESSAGE = ENDPOINT_GROUPS[0]?.endpoints[0];

/** A message whose content is made-up ciphertext, 30 bytes in base64; `hash` is the SHA-256 of the content. */
export const EXAMPLE = api.example;
