import { startSite } from '../fixtures/site.ts';
import { startSmtpServer, header } from '../fixtures/smtp-server.ts';
import { fillIn, open, send } from './steps.ts';
import { expect, test } from './test.ts';

// The page may still be loading something from the server when it is killed.
test.use({ expectedErrors: /ERR_CONNECTION/ });

test('a message whose sender was told so survives kill -9 and is mailed after the restart', async ({
  page,
}) => {
  const first = await startSite();
  const email = `killed-${Date.now()}@company.example`;
  await open(page, `${first.url}/contact`);
  await fillIn(page, { email });
  await send(page);
  await page.getByRole('status').filter({ hasText: 'Message Sent!' }).waitFor();
  await first.kill();

  const smtp = await startSmtpServer();
  const second = await startSite({
    DATA_DIR: first.dataDir,
    SMTP_URL: smtp.url,
    MAIL_TO: 'team@site.example',
    MAIL_FROM: 'site@site.example',
  });
  await expect
    .poll(() => smtp.mails.map((mail) => header(mail, 'Reply-To')))
    .toEqual([expect.stringContaining(email)]);
  await second.stop();
  await smtp.close();
});
