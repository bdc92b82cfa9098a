import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { afterCommit, inTransaction } from '#server/db/transaction.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
const ran: string[] = [];
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  ran.length = 0;
});

describe('afterCommit', () => {
  it('runs once after the commit, with the handle of the transaction, before the caller continues', async () => {
    await inTransaction(shop.db, async (tx) => {
      afterCommit((db) => void ran.push(db === shop.db ? 'own handle' : 'another handle'));
      await sql`select 1`.execute(tx);
      expect(ran).toEqual([]);
    });
    expect(ran).toEqual(['own handle']);
  });

  it('does not run after a rollback', async () => {
    const failing = inTransaction(shop.db, async () => {
      afterCommit(() => void ran.push('rolled back'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(ran).toEqual([]);
  });

  it('runs only for the committed attempt after a deadlock', async () => {
    let tries = 0;
    await inTransaction(shop.db, async () => {
      tries += 1;
      const nth = tries;
      afterCommit(() => void ran.push(`try ${nth}`));
      if (nth === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    expect(ran).toEqual(['try 2']);
  });

  it('of a nested transaction waits for the outer commit', async () => {
    await inTransaction(shop.db, async (tx) => {
      await inTransaction(tx, async () => afterCommit(() => void ran.push('part')));
      expect(ran).toEqual([]);
    });
    expect(ran).toEqual(['part']);
  });
});
