import { beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from '../tests/fixtures/site.ts';

describe('the process', { timeout: 30_000 }, () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite();
    return () => site.stop();
  }, 30_000);

  it('ends with one sentence when its port is in use', async () => {
    const second = startSite({
      PORT: new URL(site.url).port,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_TO: 'sales@forthright.example',
      MAIL_FROM: 'site@forthright.example',
    });
    await expect(second).rejects.toThrow('The server ended with 1');
    await expect(second).rejects.toThrow(/PORT is .+ allowed: a port that no other program uses/);
  });

  it('ends at once even when browsers keep connections open', async () => {
    const stopping = await startSite();
    expect((await fetch(stopping.url)).headers.get('connection')).toBe('keep-alive');
    await stopping.stop();
    expect(stopping.log.at(-1)).toMatchObject({ event: 'stop', signal: 'SIGTERM' });
  });
});
