import { expect, it } from 'vitest';
import { storedMessage } from '../../../tests/fixtures/store/stored-message.ts';
import { payloadOf } from './payload.ts';

it('has the words for a chat, as they were written', () => {
  expect(payloadOf(storedMessage())).toMatchObject({
    text: 'Website message from Ada Lovelace (Analytical Engines), ada@analytical.example\n\nWe plan to list next year.\nCould you show us the disclosure desk?',
    mrkdwn: false,
  });
});

it('lets no visitor notify people or disguise a link', () => {
  const { text, data } = payloadOf(
    storedMessage({
      firstName: '<!channel>',
      message: '@here, <https://evil.example|our site> & co @all x@y.example',
    }),
  );
  expect(text).toContain('from &lt;!channel&gt; Lovelace');
  expect(text).toContain(
    '@\u200bhere, &lt;https://evil.example|our site&gt; &amp; co @\u200ball x@y.example',
  );
  expect(data).toMatchObject({ firstName: '<!channel>' });
});

it('keeps a name on its line, and removes control characters from the text', () => {
  const { text } = payloadOf(storedMessage({ company: 'One\nTwo\u202e', message: 'a\u0007b\r\nc' }));
  expect(text).toMatch(/\(One Two\), \S+\n\nab\nc$/);
});
