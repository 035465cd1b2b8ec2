import { readSite } from '../../../site/site-content.server.ts';
import { translate } from '../../../site/language/translate.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactMessage } from '../../../tests/fixtures/store/contact-message.ts';
import { createRepetition, MOST_TEXTS, type Repetition } from './repetition.ts';
import { CONTENT } from '../../../tests/fixtures/content-folder.ts';

const DAY = 24 * 60 * 60 * 1000;
const PITCH = `Dear Sir or Madam, we offer placements of guest articles on one hundred strong sites at a price
 that you will not find anywhere else, and we deliver within two days. Answer now.`;

describe('the memory of repeated messages', () => {
  let repetition: Repetition;

  beforeEach(() => {
    repetition = createRepetition();
  });

  it('suspects the same text from the third address on, and no other text', () => {
    expect(send('one')).toBe(false);
    expect(send('two')).toBe(false);
    expect(send('three')).toBe(true);
    expect(send('four')).toBe(true);
    expect(send('five', `${PITCH} And another thing.`)).toBe(false);
  });

  it('never suspects a single address, however often it sends and in any letter case', () => {
    for (const name of ['one', 'ONE', 'One', 'oNe', 'one']) expect(send(name)).toBe(false);
  });

  it('recognizes the text with other case, spaces, links and numbers', () => {
    send('one');
    send('two', PITCH.toUpperCase().replaceAll(' ', '\n'));
    expect(send('three', `https://track.example/1 ${PITCH.replaceAll(',', ' -')} 4711`)).toBe(true);
  });

  it('suspects texts of 120 letters and more', () => {
    for (const name of ['one', 'two']) {
      send(name, 'a'.repeat(120));
      send(name, 'b'.repeat(119));
    }
    expect(send('three', 'a'.repeat(120))).toBe(true);
    expect(send('three', 'b'.repeat(119))).toBe(false);
  });

  it('does not suspect texts that the site itself fills in, in its languages', async () => {
    const english = 'Please add me to the list for new Intel articles.';
    const { language } = await readSite(CONTENT);
    for (const code of ['de', 'ar', 'ja', 'th'] as const) {
      const text = String(translate(language(code), english));
      for (const name of ['one', 'two', 'three']) expect(send(name, text)).toBe(false);
    }
  });

  it('forgets after a day', () => {
    send('one', PITCH, 0);
    send('two', PITCH, 1);
    expect(send('three', PITCH, DAY)).toBe(false);
    send('four', PITCH, DAY + 1);
    expect(send('five', PITCH, 2 * DAY - 1)).toBe(true);
  });

  it('remembers a bounded number of texts, the newest', () => {
    send('one');
    send('two');
    for (let text = 0; text < MOST_TEXTS; text += 1) send('one', `${PITCH} ${lettersOf(text)}`);
    expect(send('three')).toBe(false);
  });

  function send(name: string, message = PITCH, now = 0) {
    return repetition.isRepeated(contactMessage({ email: `${name}@pills.example`, message }), now);
  }

  function lettersOf(number: number) {
    return String.fromCodePoint(...Array.from(String(number), (digit) => 97 + Number(digit)));
  }
});
