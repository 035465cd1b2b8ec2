import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSite } from '../../site/site-content.server.ts';
import { wellKnown } from './well-known.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

describe('/.well-known', () => {
  let folder: string;

  beforeEach(() => void (folder = temporaryFolder()));

  it("names the footer's email address for vulnerability reports", async () => {
    write('common.json', { footer: { sections: { company: { contact: { email: 'desk@brand.example' } } } } });
    const response = await ask('/.well-known/security.txt');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i);
    expect((await response.text()).split('\n')).toEqual([
      'Contact: mailto:desk@brand.example',
      'Expires: 2027-05-20T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://www.site.example/.well-known/security.txt',
      '',
    ]);
  });

  it('escapes the signs of an address', async () => {
    const email = ' ir+desk%23@brand.example ';
    write('common.json', { footer: { sections: { company: { contact: { email } } } } });
    const [contact] = (await (await ask('/.well-known/security.txt')).text()).split('\n');
    expect(contact).toBe('Contact: mailto:ir%2Bdesk%2523@brand.example');
  });

  it('says that Global Privacy Control is honored', async () => {
    const response = await ask('/.well-known/gpc.json');
    expect(await response.json()).toEqual({
      gpc: true,
      lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('leaves everything else to the pages', async () => {
    expect(await (await ask('/.well-known/change-password')).text()).toBe('page');
  });

  function write(name: string, json: unknown) {
    writeFileSync(join(folder, name), JSON.stringify(json));
  }

  async function ask(path: string) {
    const content = await readSite(folder);
    const services = {
      content: { current: () => content },
      origin: 'https://www.site.example',
      now: () => Date.UTC(2026, 10, 21, 15),
    };
    const app = new Hono().route('/.well-known', wellKnown(services));
    app.all('*', (c) => c.text('page'));
    return app.request(path);
  }
});
