import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { requestEmail } from '#server/members/tokens/request-email.ts';
import { writeEmail } from '#server/members/write-email.ts';
import { countJobs, forgetJobs, jobsOf, workerOn } from '../../../support/jobs.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await forgetJobs(shop);
  await shop.db.deleteFrom('mails').execute();
});

const EMAIL = 'user@sinbaljang.test';
const ask = (email: string) =>
  inTransaction(shop.db, (tx) => requestEmail(tx, shop.ports, 'resend-verification', email));
const write = (email: string) => writeEmail(shop.ports, { purpose: 'resend-verification', email });
/** Mails without the daily summaries of sellers, which a worker writes too. */
const mails = () =>
  shop.db.selectFrom('mails').select(['recipient', 'kind', 'text']).where('kind', '<>', 'sale').execute();
const setStatus = (status: string) =>
  shop.db.updateTable('users').set({ status }).where('email', '=', EMAIL).execute();

describe('e-mail to a typed address', () => {
  it('is queued as the same job for every address, without an account lookup', async () => {
    await ask('nobody@sinbaljang.test');
    await ask(EMAIL);
    expect((await jobsOf(shop, 'write-letter')).map(({ state }) => state)).toEqual(['created', 'created']);
    expect(await mails()).toEqual([]);
    // A second request while the first waits writes no second letter.
    await ask(EMAIL);
    expect(await countJobs(shop, 'write-letter', 'created')).toBe(2);
  });

  it('is written by a worker, for a pending account only', async () => {
    await write(EMAIL);
    await write('nobody@sinbaljang.test');
    expect(await mails()).toEqual([]);
    await setStatus('PENDING');
    await ask(EMAIL);
    const stop = await workerOn(shop);
    await expect.poll(() => countJobs(shop, 'write-letter', 'completed'), { timeout: 10_000 }).toBe(1);
    await stop();
    await setStatus('ACTIVE');
    expect(await mails()).toEqual([
      {
        recipient: EMAIL,
        kind: 'verify',
        text: expect.stringMatching(/재인증|다시 보내[\s\S]*\/verify-email#token=[\w-]{43}\n/),
      },
    ]);
  });
});
