import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { parseEnvironment, SettingsError } from './settings.ts';

const MAIL = {
  SMTP_URL: 'smtp://relay.example',
  MAIL_TO: 'sales@example.com',
  MAIL_FROM: 'site@example.com',
};

describe('the settings', () => {
  it('count an empty variable as unset', () => {
    expect(parseEnvironment({ PORT: '', SMTP_URL: ' ', DATABASE_URL: '' })).toEqual(parseEnvironment({}));
  });

  it('read every variable', () => {
    const settings = parseEnvironment({
      PORT: '8080',
      HOST: '::',
      PUBLIC_URL: 'https://www.forthright.example/',
      CONTENT_DIR: 'tests/fixtures/../../content',
      DATA_DIR: '/free/name',
      DATABASE_URL: 'postgres://site:secret@db.example:5432/site?sslmode=verify-full',
      SMTP_URL: 'smtps://user:secret@relay.example:465',
      MAIL_TO: 'sales@example.com, ir@example.com',
      MAIL_FROM: '"Forthright site" <site@example.com>',
      WEBHOOK_URL: 'https://hooks.example/in?token=a',
      WEBHOOK_SECRET: 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX',
      BACKEND_URL: 'https://project.supabase.co/',
      BACKEND_KEY: 'sb_publishable_other',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      CONTACT_LIMIT: '20/3600',
      CONTACT_CEILING: '500/60',
      ALLOWED_ORIGINS: 'https://blog.example/, http://localhost:8080',
      RETENTION_MONTHS: '12',
      METRICS_TOKEN: 'a-long-random-word',
    });
    expect(settings).toMatchObject({
      port: 8080,
      host: '::',
      publicUrl: 'https://www.forthright.example',
      contentDir: 'tests/fixtures/../../content',
      dataDir: '/free/name',
      databaseUrl: 'postgres://site:secret@db.example:5432/site?sslmode=verify-full',
      mail: {
        smtpUrl: 'smtps://user:secret@relay.example:465',
        to: ['sales@example.com', 'ir@example.com'],
        from: { name: 'Forthright site', address: 'site@example.com' },
      },
      webhook: {
        url: 'https://hooks.example/in?token=a',
        secret: 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX',
      },
      backend: { url: 'https://project.supabase.co', key: 'sb_publishable_other' },
      contactLimit: { count: 20, seconds: 3600 },
      contactCeiling: { count: 500, seconds: 60 },
      allowedOrigins: ['https://blog.example', 'http://localhost:8080'],
      retentionMonths: 12,
      metricsToken: 'a-long-random-word',
      secure: true,
    });
    expect(settings.trustedProxies.check('10.200.0.1')).toBe(true);
    expect(settings.trustedProxies.check('::1', 'ipv6')).toBe(true);
    expect(settings.trustedProxies.check('192.0.2.1')).toBe(false);
  });

  it('accept a sender without a name', () => {
    expect(parseEnvironment(MAIL).mail?.from).toEqual({ name: '', address: 'site@example.com' });
  });

  it('take addresses at international domains, and copied ones with invisible characters', () => {
    const { mail } = parseEnvironment({
      ...MAIL,
      MAIL_TO: 'a@münchen.example,\u200bb@example.com\u00a0',
      MAIL_FROM: 'Forthright <site@münchen.example>',
    });
    expect(mail?.to).toEqual(['a@xn--mnchen-3ya.example', 'b@example.com']);
    expect(mail?.from).toEqual({ name: 'Forthright', address: 'site@xn--mnchen-3ya.example' });
  });

  it('take 0 for no limits and no deletion', () => {
    expect(
      parseEnvironment({ CONTACT_LIMIT: '0', CONTACT_CEILING: '0', RETENTION_MONTHS: '0' }),
    ).toMatchObject({ contactLimit: 'off', contactCeiling: 'off', retentionMonths: 'off' });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PUBLIC_URL', 'www.forthright.example'],
    ['PUBLIC_URL', 'https://forthright.example/site'],
    ['PUBLIC_URL', 'ftp://forthright.example'],
    ['BACKEND_URL', 'project.supabase.co'],
    ['MAIL_TO', 'sales@example.com; ir@example.com'],
    ['MAIL_TO', 'sales@example.com,'],
    ['MAIL_FROM', 'Forthright site'],
    ['MAIL_FROM', 'Forthright <site>'],
    ['MAIL_FROM', 'site@example.com>'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['CONTENT_DIR', '/nowhere'],
    ['CONTENT_DIR', 'server'],
    ['CONTENT_DIR', 'package.json'],
    ['DATA_DIR', 'package.json'],
    ['DATA_DIR', 'package.json/data'],
    ['CONTACT_LIMIT', '5'],
    ['CONTACT_LIMIT', '5/0'],
    ['CONTACT_LIMIT', '-1/60'],
    ['CONTACT_CEILING', 'sixty'],
    ['ALLOWED_ORIGINS', 'blog.example'],
    ['ALLOWED_ORIGINS', 'https://blog.example,'],
    ['ALLOWED_ORIGINS', 'https://blog.example/form'],
    ['ALLOWED_ORIGINS', '*'],
    ['RETENTION_MONTHS', 'two years'],
    ['RETENTION_MONTHS', '-1'],
  ])('refuse %s=%s with a line that names it and what is allowed', (variable, value) => {
    const parse = () => parseEnvironment({ ...MAIL, [variable]: value });
    expect(parse).toThrow(SettingsError);
    expect(parse).toThrow(`${variable} is "${value}"; allowed: `);
  });

  it.each([
    ['CONTACT_LIMITS', 'CONTACT_LIMIT'],
    ['SMPT_URL', 'SMTP_URL'],
    ['smtp_url', 'SMTP_URL'],
    ['MAILTO', 'MAIL_TO'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['CONTENTDIR', 'CONTENT_DIR'],
  ])('refuse %s and suggest %s, without the value', (name, meant) => {
    const parse = () => parseEnvironment({ [name]: 's3cret' });
    expect(parse).toThrow(SettingsError);
    expect(parse).toThrow(`${name} is not a setting; did you mean ${meant}?`);
    expect(parse).not.toThrow('s3cret');
  });

  it('leave the variables of other programs alone', () => {
    const others =
      'HOME HOSTNAME PATH PWD MAIL USER POSTGRES_PORT SMTP_PORT FTP_URL AMQP_URL CONTENT_TYPE LISTEN_FDS';
    const environment = Object.fromEntries(others.split(' ').map((name) => [name, 'value']));
    expect(parseEnvironment({ ...environment, SMPT_URL: '' })).toEqual(parseEnvironment({}));
  });

  it('name everything that cannot be used at once', () => {
    const faults = [
      'SMPT_URL is not a setting; did you mean SMTP_URL?',
      'PORT is "eighty"; allowed: a whole number from 0 to 65535',
      'MAIL_TO is "sales, ir"; allowed: one or more email addresses between commas',
      'METRICS_TOKEN has a value that is not shown; allowed: 16 or more visible ASCII characters',
      'SMTP_URL is not set; allowed: SMTP_URL, MAIL_TO, and MAIL_FROM, all or none',
      'MAIL_FROM is not set; allowed: SMTP_URL, MAIL_TO, and MAIL_FROM, all or none',
    ];
    const wrong = { PORT: 'eighty', MAIL_TO: 'sales, ir', METRICS_TOKEN: 's3cret', SMPT_URL: 'smtp://a' };
    expect(() => parseEnvironment(wrong)).toThrow(new SettingsError(faults));
  });

  it.skipIf(process.getuid?.() === 0)('name the folder that this user may not enter', () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o600);
    onTestFinished(() => chmodSync(folder, 0o700));
    const closed = { CONTENT_DIR: folder, DATA_DIR: join(folder, 'data') };
    expect(() => parseEnvironment(closed)).toThrow(
      new SettingsError([
        `CONTENT_DIR is "${folder}"; allowed: a folder that this user may enter and read, with common.json or home.json`,
        `DATA_DIR is "${folder}/data"; allowed: a folder that this user may enter, or a free name for one`,
      ]),
    );
  });

  it.each(['http://127.0.0.1:8080/', 'http://localhost/in', 'http://[::1]:9/'])(
    'take a receiver on this machine without https: %s',
    (url) => {
      const WEBHOOK_SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX';
      expect(parseEnvironment({ WEBHOOK_URL: url, WEBHOOK_SECRET }).webhook?.url).toBe(url);
      expect(() => parseEnvironment({ WEBHOOK_URL: url })).toThrow('WEBHOOK_SECRET is not set');
    },
  );

  it('take the backend of /admin and its repository together', () => {
    expect(() => parseEnvironment({ ADMIN_BACKEND: 'gitea' })).toThrow('ADMIN_REPOSITORY is not set');
    expect(parseEnvironment({}).admin).toBeUndefined();
  });

  it.each([
    'postgresql://db.example/site',
    'postgres:///site?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/site',
    'postgres://site:p%40ss%2Fword@[2001:db8::7]:6432/site?sslmode=require',
  ])('take a database’s address: %s', (url) => {
    expect(parseEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it.each([
    ['WEBHOOK_URL', 'http://hooks.example/s3cret'],
    ['WEBHOOK_URL', 'https://user:s3cret@hooks.example/'],
    ['WEBHOOK_URL', 'ftp://hooks.example/s3cret'],
    ['WEBHOOK_URL', 'hooks.example/s3cret'],
    ['WEBHOOK_SECRET', 's3cret'],
    ['WEBHOOK_SECRET', 'whsec_s3cret'],
    ['WEBHOOK_SECRET', `whsec_s3cret/${'A'.repeat(80)}`],
    ['WEBHOOK_SECRET', 'whsec_s3cret_QFBgcICQoLDA0ODxAREhMUFRYX'],
    ['SMTP_URL', 'http://user:s3cret@relay.example'],
    ['SMTP_URL', 'user:s3cret@relay.example'],
    ['SMTP_URL', 'smpt://user:a@s3cret/?x@relay.example'],
    ['SMTP_URL', 'http://relay.example?pass=s3cret'],
    ['SMTP_URL', 'smtp://relay.example/s3cret'],
    ['SMTP_URL', 'smtp://relay.example#s3cret'],
    ['DATABASE_URL', 's3cret@db.example/site'],
    ['DATABASE_URL', 'postgres://s3cret'],
    ['DATABASE_URL', 'postgres:///s3cret'],
    ['DATABASE_URL', 'mysql://user:s3cret@db.example/site'],
    ['DATABASE_URL', 'postgres://user:12/s3cret@db.example/site'],
    ['DATABASE_URL', 'postgres://user:12?s3cret@db.example/site'],
    ['DATABASE_URL', 'postgres://user:12#s3cret@db.example/site'],
    ['DATABASE_URL', 'host=db.example user=site password=s3cret dbname=site'],
    ['BACKEND_URL', 'https://user:s3cret@project.example'],
    ['PUBLIC_URL', 'https://user:s3cret@www.forthright.example'],
    ['BACKEND_KEY', 's3cret key'],
    ['METRICS_TOKEN', 's3cret'],
    ['ALLOWED_ORIGINS', 'https://user:s3cret@blog.example'],
  ])('never repeat a secret: %s', (variable, value) => {
    const parse = () => parseEnvironment({ ...MAIL, [variable]: value });
    expect(parse).toThrow(variable);
    expect(parse).not.toThrow('s3cret');
  });
});
