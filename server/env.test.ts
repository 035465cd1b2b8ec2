import { describe, expect, it } from 'vitest';
import { parseEnvironment, SettingError } from './env.ts';

const MAIL = {
  SMTP_URL: 'smtp://relay.example',
  MAIL_TO: 'sales@example.com',
  MAIL_FROM: 'site@example.com',
};

describe('the settings', () => {
  it('need nothing: a fresh checkout serves on this machine and keeps messages in data/', () => {
    expect(parseEnvironment({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      contentDir: 'content',
      dataDir: 'data',
      mail: undefined,
      backend: { url: undefined, key: expect.stringMatching(/^sb_publishable_/) },
      trustedProxies: { rules: [] },
      contactLimit: { count: 5, seconds: 60 },
    });
  });

  it('count an empty variable as unset', () => {
    expect(parseEnvironment({ PORT: '', SMTP_URL: ' ', DATABASE_URL: '' })).toEqual(parseEnvironment({}));
  });

  it('read every variable of the run contract', () => {
    const settings = parseEnvironment({
      PORT: '8080',
      HOST: '::',
      PUBLIC_URL: 'https://www.forthright.example/',
      CONTENT_DIR: '/srv/content',
      DATA_DIR: '/var/lib/forthright',
      SMTP_URL: 'smtps://user:secret@relay.example:465',
      MAIL_TO: 'sales@example.com, ir@example.com',
      MAIL_FROM: '"Forthright site" <site@example.com>',
      BACKEND_URL: 'https://project.supabase.co/',
      BACKEND_KEY: 'sb_publishable_other',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      CONTACT_LIMIT: '20/3600',
    });
    expect(settings).toMatchObject({
      port: 8080,
      host: '::',
      publicUrl: 'https://www.forthright.example',
      contentDir: '/srv/content',
      dataDir: '/var/lib/forthright',
      mail: {
        smtpUrl: 'smtps://user:secret@relay.example:465',
        to: ['sales@example.com', 'ir@example.com'],
        from: { name: 'Forthright site', address: 'site@example.com' },
      },
      backend: { url: 'https://project.supabase.co', key: 'sb_publishable_other' },
      contactLimit: { count: 20, seconds: 3600 },
    });
    expect(settings.trustedProxies.check('10.200.0.1')).toBe(true);
    expect(settings.trustedProxies.check('::1', 'ipv6')).toBe(true);
    expect(settings.trustedProxies.check('192.0.2.1')).toBe(false);
  });

  it('let a bare address send the mail and 0 switch the limit off', () => {
    const settings = parseEnvironment({ ...MAIL, CONTACT_LIMIT: '0' });
    expect(settings.mail?.from).toEqual({ name: '', address: 'site@example.com' });
    expect(settings.contactLimit).toBe('off');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['HOST', 'local host'],
    ['PUBLIC_URL', 'www.forthright.example'],
    ['PUBLIC_URL', 'https://forthright.example/site'],
    ['PUBLIC_URL', 'ftp://forthright.example'],
    ['BACKEND_URL', 'project.supabase.co'],
    ['MAIL_TO', 'sales@example.com; ir@example.com'],
    ['MAIL_FROM', 'Forthright site'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['CONTACT_LIMIT', '5'],
    ['CONTACT_LIMIT', '5/0'],
    ['CONTACT_LIMIT', '-1/60'],
  ])('refuse %s=%s with a line that names it and what is allowed', (variable, value) => {
    const parse = () => parseEnvironment({ ...MAIL, [variable]: value });
    expect(parse).toThrow(SettingError);
    expect(parse).toThrow(`${variable} is "${value}"; allowed: `);
  });

  it.each(['SMTP_URL', 'MAIL_TO', 'MAIL_FROM'])(
    'take the three mail variables or none: %s missing',
    (variable) => {
      expect(() => parseEnvironment({ ...MAIL, [variable]: undefined })).toThrow(
        `${variable} is not set; allowed: SMTP_URL, MAIL_TO and MAIL_FROM, all three or none`,
      );
    },
  );

  it('refuse DATABASE_URL, because messages would not be where the operator expects them', () => {
    expect(() => parseEnvironment({ DATABASE_URL: 'postgres://db.example/site' })).toThrow(
      'keeps messages in DATA_DIR',
    );
  });

  it.each([
    ['SMTP_URL', 'http://user:s3cret@relay.example'],
    ['SMTP_URL', 'user:s3cret@relay.example'],
    ['SMTP_URL', 'smpt://user:a@s3cret/?x@relay.example'],
    ['SMTP_URL', 'http://relay.example?pass=s3cret'],
    ['DATABASE_URL', 'postgres://user:s3cret@db.example/site'],
    ['BACKEND_URL', 'https://user:s3cret@project.example'],
    ['BACKEND_KEY', 's3cret key'],
  ])('never repeat a secret: %s', (variable, value) => {
    const parse = () => parseEnvironment({ ...MAIL, [variable]: value });
    expect(parse).toThrow(variable);
    expect(parse).not.toThrow('s3cret');
  });
});
