export interface Endpoint {
  /** The anchor of the page's own links. */
  id: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** English phrase. */
  what: string;
  body?: Record<string, unknown>;
  status: string;
  answer?: Record<string, unknown>;
}

interface EndpointGroup {
  /** What the endpoints act on. English phrase. */
  title: string;
  endpoints: readonly Endpoint[];
}

/** The fields are the specification's (section 7). The content is made-up ciphertext: 30 bytes in base64. */
export const EXAMPLE_MESSAGE = {
  recipient: 'ir@company.example',
  content: 'YOrZnRHePsIqlWWsmS4O/HtyHKw9XEmIVztPm27x',
  encryption: 'end-to-end',
};

export const MESSAGE_ID = 'msg_7f3a91c2';
const CONTACT = { name: 'Investor relations', email: 'ir@company.example' };
const CONTACT_ID = 'con_51d0be7a';

/** SHA-256 of the example message's content. */
export const EXAMPLE_HASH = 'e5fbe3ce2b877f53f461108e93fcd7d0d8f07371766316cbaa6fd8cb8c60d849';

/** The endpoint of the quick start. */
export const SEND_MESSAGE: Endpoint = {
  id: 'send-message',
  method: 'POST',
  path: '/api/v1/messages',
  what: 'Sends an encrypted message and returns its messageId.',
  body: EXAMPLE_MESSAGE,
  status: '201 Created',
  answer: { messageId: MESSAGE_ID },
};

/** The seven endpoints of the specification (section 7). Responses beyond `messageId` are examples, not a contract. */
export const ENDPOINT_GROUPS: readonly EndpointGroup[] = [
  {
    title: 'Messages',
    endpoints: [
      SEND_MESSAGE,
      {
        id: 'list-messages',
        method: 'GET',
        path: '/api/v1/messages',
        what: 'Lists your messages.',
        status: '200 OK',
        answer: {
          messages: [
            { messageId: MESSAGE_ID, recipient: EXAMPLE_MESSAGE.recipient, encryption: 'end-to-end' },
          ],
        },
      },
      {
        id: 'delete-message',
        method: 'DELETE',
        path: '/api/v1/messages/{id}',
        what: 'Deletes one message.',
        status: '204 No Content',
      },
    ],
  },
  {
    title: 'Contacts',
    endpoints: [
      {
        id: 'add-contact',
        method: 'POST',
        path: '/api/v1/contacts',
        what: 'Adds a contact.',
        body: CONTACT,
        status: '201 Created',
        answer: { contactId: CONTACT_ID },
      },
      {
        id: 'list-contacts',
        method: 'GET',
        path: '/api/v1/contacts',
        what: 'Lists your contacts.',
        status: '200 OK',
        answer: { contacts: [{ contactId: CONTACT_ID, ...CONTACT }] },
      },
    ],
  },
  {
    title: 'Blockchain verification',
    endpoints: [
      {
        id: 'verify-hash',
        method: 'GET',
        path: '/api/v1/blockchain/verify/{hash}',
        what: 'Checks a hash against the blockchain.',
        status: '200 OK',
        answer: { hash: EXAMPLE_HASH, verified: true, chains: ['solana', 'arbitrum'] },
      },
      {
        id: 'chain-status',
        method: 'GET',
        path: '/api/v1/blockchain/status',
        what: 'Reports whether both chains can be reached.',
        status: '200 OK',
        answer: { solana: 'operational', arbitrum: 'operational' },
      },
    ],
  },
];

/** What each field holds, by its name. English phrases. */
export const FIELDS: Readonly<Record<string, string>> = {
  recipient: 'Who the message is for.',
  content: 'Ciphertext, encrypted for the recipient.',
  encryption: 'How the content is encrypted.',
  messageId: 'Identifies the message.',
  id: 'The messageId returned when the message was sent.',
  messages: 'Your messages.',
  name: 'Name of the contact.',
  email: 'Email address of the contact.',
  contactId: 'Identifies the contact.',
  contacts: 'Your contacts.',
  hash: 'Hash of a message. In these examples, the SHA-256 of its content, in hexadecimal.',
  verified: 'Whether the hash was found on the blockchain.',
  chains: 'The chains on which it was found.',
  solana: 'State of the chain.',
  arbitrum: 'State of the chain.',
};
