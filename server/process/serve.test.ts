import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { contactMessage } from '../../tests/fixtures/store/contact-message.ts';
import { sendRaw } from '../../tests/fixtures/services/raw-connection.ts';
import { startSite, type Site } from '../../tests/fixtures/site/site.ts';

describe('the process', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite();
    return () => site.stop();
  });

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

  it('renders nothing for a client that has left the queue', async () => {
    const port = Number(new URL(site.url).port);
    const ask = (_: unknown, n: number) => `GET /intel?tag=${n} HTTP/1.1\r\nHost: site.example\r\n\r\n`;
    const requests = Array.from({ length: 30 }, ask).join('');
    const asked = () => site.log.filter(({ event, path }) => event === 'request' && path === '/intel');
    // A client that was slow to leave has all its pages: then another one comes, whose pages may find a full queue.
    await expect
      .poll(async () => {
        const { socket } = await sendRaw(port, requests);
        await once(socket, 'data');
        socket.destroy();
        return asked().filter(({ status }) => status === 400).length;
      })
      .toBeGreaterThan(0);
    expect(site.log.filter(({ event }) => event === 'request.failed')).toEqual([]);
  });

  it('answers the message that is being sent when it is stopped, and then ends', async () => {
    const stopping = await startSite();
    const body = JSON.stringify(contactMessage());
    const { socket, answer } = await sendRaw(
      Number(new URL(stopping.url).port),
      `POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r
Expect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    // The server has the head of the request.
    await once(socket, 'data');
    const stopped = stopping.stop();
    await expect.poll(() => stopping.log.map(({ event }) => event)).toContain('stop');
    socket.write(body);
    expect(await answer).toMatch(/HTTP\/1\.1 200 OK\r\n[^]*Connection: close\r\n/i);
    await stopped;
  });
});
