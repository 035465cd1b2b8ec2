import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredLanguage, storeLanguage } from './stored-language.ts';

describe('a chosen language', () => {
  let page: { cookie: string };
  let stored: Map<string, string>;

  beforeEach(() => {
    page = { cookie: '' };
    stored = new Map();
    vi.stubGlobal('document', page);
    vi.stubGlobal('location', { protocol: 'http:' });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });

  it('is kept in local storage, and for one year in a cookie of the same name', () => {
    storeLanguage('de');
    expect([...stored]).toEqual([['selectedLanguage', 'de']]);
    const [pair, ...attributes] = page.cookie.split('; ');
    expect(pair).toBe('selectedLanguage=de');
    expect(attributes.toSorted()).toEqual([`Max-Age=${365 * 24 * 60 * 60}`, 'Path=/', 'SameSite=Lax']);
    expect(readStoredLanguage()).toBe('de');
  });

  it('is sent only by https if the page came by https', () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    storeLanguage('de');
    expect(page.cookie).toMatch(/; Secure$/);
  });

  it('counts as none when storage holds anything else', () => {
    stored.set('selectedLanguage', 'tlh');
    expect(readStoredLanguage()).toBeUndefined();
  });
});
