import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpBody } from '../../support/members/signup.ts';
import { createProcesses, untilReady } from '../../support/server/processes.ts';
import { onPostgres } from '../../support/server/test-database.ts';
import { startSmtp } from '../../support/stand-ins/smtp-stand-in.ts';

// Two processes on one set of data, and a look at it in between: the embedded database lets nobody else in.
describe.runIf(onPostgres)('server killed while it sends an e-mail', () => {
  let processes: Awaited<ReturnType<typeof createProcesses>>;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  beforeAll(async () => {
    processes = await createProcesses();
    smtp = await startSmtp();
  });
  afterAll(async () => {
    await processes.end();
    await smtp.close();
  });

  it('has lost none: the next one sends it', async () => {
    const env = { SMTP_URL: smtp.url };
    const first = await processes.launch(env);
    await untilReady(first);
    const body = signUpBody();
    // Only this one: mails of the seed would keep every lane until the sender gives up, a minute later.
    smtp.mute(body.email);
    const words = smtp.words(body.email);
    const answer = await fetch(`${first.base}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    await words;
    first.process.kill('SIGKILL');
    await first.closed;
    const delivered = () => smtp.delivered.map(({ to }) => to).filter((to) => to.includes(body.email));
    expect(delivered()).toEqual([]);
    smtp.mute(null);
    const client = new pg.Client({ connectionString: processes.databaseUrl ?? '' });
    await client.connect();
    // What the dead one had claimed is free for others a minute later.
    const free = 'update mails set next_at = now() where recipient = $1 returning state';
    const { rows } = await client.query(free, [body.email]);
    await client.end();
    expect(rows).toEqual([{ state: 'QUEUED' }]);
    await untilReady(await processes.launch(env));
    await expect.poll(delivered, { timeout: 30_000 }).toEqual([[body.email]]);
  }, 180_000);
});
