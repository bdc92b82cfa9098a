import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditAnchorOf, readAuditAnchor } from '#server/audit-log/audit-anchor.ts';
import { endOfChain } from '#server/audit-log/audit-chain-store.ts';
import { sweepAudit } from '#server/audit-log/sweep-audit.ts';
import { verifyAudit } from '#server/audit-log/verify-audit.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { audit } from '#server/kit/audit/audit-log.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const chain = () => sweepAudit({ db: shop.db, log: shop.app.log, config: shop.config });
const verify = (noted?: { seq: number; hash: string }) => verifyAudit(shop.db, noted);
const write = (id: number) =>
  inTransaction(shop.db, (tx) =>
    audit(
      tx,
      { action: 'ORDER_PLACED', target: ['ORDER', id], detail: { amount: 59_000 } },
      shop.clock.now(),
    ),
  );

/** Statements that only the owner of the database may run. */
async function tamper(...statements: string[]): Promise<void> {
  const tables = ['audit_entries', 'audit_chain'];
  for (const table of tables) await sql.raw(`alter table ${table} disable trigger user`).execute(shop.db);
  for (const statement of statements) await sql.raw(statement).execute(shop.db);
  for (const table of tables) await sql.raw(`alter table ${table} enable trigger user`).execute(shop.db);
}

describe('audit log tables', () => {
  it.each([
    ['update', "update audit_entries set action = 'NOTHING'"],
    ['delete', 'delete from audit_entries'],
    ['truncate', 'truncate audit_entries'],
    ['update of links', "update audit_chain set hash = ''"],
    ['delete of links', 'delete from audit_chain'],
    ['truncate of links', 'truncate audit_chain'],
  ])('are append-only: %s is refused', async (_, statement) => {
    await write(1);
    await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow('the audit trail only grows');
  });
});

describe('audit hash chain', () => {
  let last: { id: number };
  beforeEach(async () => {
    for (let id = 1; id <= 5; id += 1) await write(id);
    await chain();
    last = await shop.db
      .selectFrom('audit_entries')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await verify()).problems).toEqual([]);
  });
  // Each test may damage the chain: the next one has its own.
  afterEach(async () => {
    await tamper('delete from audit_chain', 'delete from audit_unchained', 'delete from audit_entries');
    await rm(auditAnchorOf(shop.config.dataDir), { force: true });
  });

  it('contains every entry once, and reports entries that wait', async () => {
    const { end } = await verify();
    await write(6);
    expect(await verify()).toMatchObject({ end, waiting: 1, problems: [] });
    await chain();
    await chain();
    expect(await verify()).toMatchObject({ end: { seq: end.seq + 1 }, waiting: 0, problems: [] });
  });

  it.each([
    [
      'an entry that was changed',
      (id: number) => [`update audit_entries set detail = '{"amount": 1}' where id = ${id - 2}`],
      /was changed/,
    ],
    [
      'another time',
      (id: number) => [`update audit_entries set at = at - interval '1 second' where id = ${id - 2}`],
      /was changed/,
    ],
    [
      'another actor',
      (id: number) => [`update audit_entries set actor_id = 1 where id = ${id - 2}`],
      /was changed/,
    ],
    [
      'an entry that was removed',
      (id: number) => [`delete from audit_entries where id = ${id - 2}`],
      /is gone/,
    ],
    [
      'an entry and its link that were removed',
      (id: number) => [
        `delete from audit_chain where entry_id = ${id - 2}`,
        `delete from audit_entries where id = ${id - 2}`,
      ],
      /are gone/,
    ],
    [
      'an entry that was kept out',
      (id: number) => [`delete from audit_chain where entry_id = ${id}`],
      /kept out/,
    ],
  ])('reports %s', async (_, statements, problem) => {
    await tamper(...statements(last.id));
    const { problems } = await verify();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  it('reports an entry deleted before it was chained', async () => {
    await write(6);
    await tamper(`delete from audit_entries where id = ${last.id + 1}`);
    expect((await verify()).problems).toEqual([`entry ${last.id + 1} went before it was chained`]);
  });

  it('reports a truncated and a rebuilt end by an anchor', async () => {
    const noted = await endOfChain(shop.db);
    await tamper(
      `delete from audit_chain where seq = ${noted.seq}`,
      `delete from audit_entries where id = ${last.id}`,
    );
    expect((await verify()).problems).toEqual([]);
    expect((await verify(noted)).problems).toEqual([
      `the chain ends at link ${noted.seq - 1}: ${noted.seq} was noted`,
    ]);
    await write(7);
    await chain();
    expect((await verify()).problems).toEqual([]);
    expect((await verify(noted)).problems).toEqual([
      `link ${noted.seq} is not the one that was noted: the chain was made anew`,
    ]);
  });

  it('is anchored outside of the database, which detects a rebuilt chain', async () => {
    const path = auditAnchorOf(shop.config.dataDir);
    await write(7);
    await chain();
    const noted = await readAuditAnchor(path);
    expect(noted).toEqual(await endOfChain(shop.db));
    await tamper(
      `delete from audit_chain where seq = ${noted.seq}`,
      'insert into audit_unchained (entry_id) select max(id) from audit_entries',
      'update audit_entries set actor_id = 1 where id = (select max(id) from audit_entries)',
    );
    const error = vi.spyOn(shop.app.log, 'error');
    await chain();
    expect(error).toHaveBeenCalledWith({ event: 'audit', noted }, expect.stringContaining('was rebuilt'));
    expect(await readAuditAnchor(path)).toEqual(noted);
    expect((await verify(noted)).problems).toHaveLength(1);
  });

  it('stays complete with concurrent writes, some of them rolled back, and several servers', {
    timeout: 120_000,
  }, async () => {
    let isBusy = true;
    const rest = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
    // Entries are committed in another order than their ids, and some ids are lost.
    const writer = async (first: number) => {
      for (let id = first; id < first + 20; id += 1)
        await inTransaction(shop.db, async (tx) => {
          await audit(tx, { action: 'ORDER_PLACED', target: ['ORDER', id] }, shop.clock.now());
          await rest();
          await audit(tx, { action: 'ORDER_CANCELLED', target: ['ORDER', id] }, shop.clock.now());
          if (id % 4 === 0) throw new Error('in vain');
        }).catch((error: Error) => expect(error.message).toBe('in vain'));
    };
    const sweeper = async () => {
      while (isBusy) {
        await chain();
        // The embedded database answers without letting other code run.
        await rest();
      }
    };
    const sweepers = [sweeper(), sweeper()];
    await Promise.all([1_000, 2_000, 3_000, 4_000, 5_000].map(writer));
    isBusy = false;
    await Promise.all(sweepers);
    await chain();
    expect(await verify()).toMatchObject({ end: { seq: 5 + 5 * 15 * 2 }, waiting: 0, problems: [] });
  });

  it('is verified over more than one page of entries', { timeout: 60_000 }, async () => {
    await sql`insert into audit_entries (at, action, target_type, target_id)
      select now(), 'ORDER_PLACED', 'ORDER', n from generate_series(1, 2500) n`.execute(shop.db);
    await chain();
    const { end, problems } = await verify();
    expect([end.seq > 2_500, problems]).toEqual([true, []]);
  });
});
