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

/** The meaning of each field, by its name. English phrases. */
export const FIELDS: Readonly<Record<string, string>> = api.fields;

/** The endpoint of the quick start. */
export const SEND_MESSAGE = ENDPOINT_GROUPS[0]?.endpoints[0];

/** A message whose content is made-up ciphertext, 30 bytes in base64; `hash` is the SHA-256 of the content. */
export const EXAMPLE = api.example;
