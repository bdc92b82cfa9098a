import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepAudit } from '#server/audit-log/sweep-audit.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/open-database.ts';
import { openBackupSocket, requestBackup } from '#server/jobs/backups/backup-socket.ts';
import { type Backups, keepBackups } from '#server/jobs/backups/keep-backups.ts';
import { restoreBackup } from '#server/jobs/backups/restore-backup.ts';
import { startShop } from '#server/start-shop.ts';
import { buy, ledgerProblems, optionsInStock } from '../../support/orders/shopping.ts';
import { addCrowd } from '../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { onPostgres } from '../../support/server/test-database.ts';

const LIVING = ['PENDING', 'ORDERED', 'SHIPPED', 'DELIVERED'];

/** PostgreSQL is backed up with its own tools. */
describe.skipIf(onPostgres)('backups of the embedded shop', () => {
  let shop: TestShop;
  let place: string;
  let folder: string;
  let backups: Backups;
  beforeAll(async () => {
    shop = await startTestShop({ linksSeed: true });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'shop-backup-'));
    folder = join(place, 'backups');
    const { db, dump, contentRoot } = shop;
    if (!dump) throw new Error('this engine cannot dump');
    backups = keepBackups({ db, dump, contentRoot, folder, clock: shop.clock });
  });
  afterEach(async () => {
    await rm(place, { recursive: true, force: true });
  });

  /** Pieces on the shelf and pieces that living orders hold: together they never change. */
  const piecesOf = async (db: Kysely<Database>) => {
    const { rows } = await sql<{ id: number; pieces: number }>`
      select o.id, o.stock + coalesce(sum(i.quantity) filter (where i.status in (${sql.join(LIVING)})), 0) as pieces
      from product_options o left join order_items i on i.option_id = o.id group by o.id order by o.id`.execute(
      db,
    );
    return rows.map(({ id, pieces }) => `${id}: ${Number(pieces)}`);
  };

  /** Orders that are not whole: without lines, without a payment, or paid on one side only. */
  const halfOrders = async (db: Kysely<Database>) => {
    const { rows } = await sql`
      select o.id from orders o left join payments p on p.order_id = o.id
      where o.order_no like 'S20261121%' and (p.id is null
        or not exists (select from order_items i where i.order_id = o.id)
        or (o.status = 'PENDING') <> (p.status = 'READY')
        or (o.status = 'ORDERED' and not exists (
          select from audit_entries a where a.action = 'ORDER_PLACED' and a.target_id = o.id)))`.execute(db);
    return rows;
  };

  const idsOf = async (db: Kysely<Database>) =>
    new Set((await db.selectFrom('orders').select('id').execute()).map(({ id }) => id));

  it('are consistent while the shop sells', { timeout: 180_000 }, async () => {
    const picture = 'images/profiles/a-picture.webp';
    await shop.files.put(picture, Buffer.from('a picture'));
    await shop.db.updateTable('users').set({ profile_image_url: picture }).where('id', '=', 1).execute();
    const crowd = await addCrowd(shop, 2);
    const options = await optionsInStock(shop, 8, 12);
    const pieces = await piecesOf(shop.db);
    const acknowledged: number[] = [];
    let isOpen = true;
    const buyOn = async (token: string, first: number) => {
      for (let turn = first; isOpen; turn += 1) {
        const caller = shop.withToken(token);
        const optionId = options[turn % options.length]?.id ?? 0;
        const order = await buy(shop, caller, { items: [{ optionId, quantity: 1 }] });
        acknowledged.push(order);
        // The shelf never runs empty.
        await caller.post(`/api/users/orders/${order}/cancel`, { reason: '' });
      }
    };
    const buying = crowd.map(({ token }, index) => buyOn(token, index));
    const made: { path: string; told: number[] }[] = [];
    try {
      for (let times = 0; times < 2; times += 1) {
        await vi.waitUntil(() => acknowledged.length >= 8 * (times + 1), { timeout: 120_000 });
        await sweepAudit({ db: shop.db, log: shop.app.log, config: { dataDir: place } });
        shop.clock.advance(1_000);
        const told = [...acknowledged];
        made.push({ path: await backups.make('asked'), told });
      }
    } finally {
      isOpen = false;
      await Promise.all(buying);
    }
    const all = await idsOf(shop.db);
    for (const [index, { path, told }] of made.entries()) {
      const dataDir = join(place, `restored-${index}`);
      const { audit } = await restoreBackup(path, dataDir);
      expect(audit).toMatchObject({ problems: [] });
      expect(audit?.end.seq).toBeGreaterThan(0);
      const restored = await openEmbedded(join(dataDir, 'db'));
      const ids = await idsOf(restored.db);
      expect(told.filter((id) => !ids.has(id))).toEqual([]);
      expect(ids.size).toBeLessThan(all.size);
      expect(await piecesOf(restored.db)).toEqual(pieces);
      expect(await halfOrders(restored.db)).toEqual([]);
      expect(await ledgerProblems(restored)).toEqual([]);
      expect(await readFile(join(dataDir, 'content', picture), 'utf8')).toBe('a picture');
      await restored.close();
    }
  });

  it('can be requested from a running shop', { timeout: 60_000 }, async () => {
    const close = openBackupSocket(place, () => backups.make('asked'), shop.app.log);
    const made = await requestBackup(place);
    expect(await readdir(folder)).toEqual([made.split('/').at(-1)]);
    close();
    await expect(requestBackup(place)).rejects.toThrow();
    const sulking = openBackupSocket(place, () => Promise.reject(new Error('no room')), shop.app.log);
    await expect(requestBackup(place)).rejects.toThrow('no room');
    sulking();
  });

  it('are made once a day, and fourteen are kept', { timeout: 60_000 }, async () => {
    await mkdir(folder);
    for (let day = 6; day <= 20; day += 1)
      await mkdir(join(folder, `2026-11-${String(day).padStart(2, '0')}T03-00-30-000Z-daily`));
    await mkdir(join(folder, '2026-11-20T03-00-00-001Z-daily.part'));
    await backups.makeIfDue();
    expect(await readdir(folder)).toHaveLength(16);
    shop.clock.advance(60_000);
    await backups.makeIfDue();
    await backups.makeIfDue();
    const kept = await readdir(folder);
    expect([kept.length, kept.at(0), kept.at(-1)]).toEqual([
      14,
      '2026-11-08T03-00-30-000Z-daily',
      expect.stringMatching(/^2026-11-21T03-01-\d\d-000Z-daily$/),
    ]);
  });

  it('are refused into the folder of a shop, of an open shop, or of something else', {
    timeout: 120_000,
  }, async () => {
    const path = await backups.make('asked');
    const [taken, free] = [join(place, 'taken'), join(place, 'free')];
    await mkdir(join(taken, 'db'), { recursive: true });
    await expect(restoreBackup(path, taken)).rejects.toThrow('move it away first');
    await expect(restoreBackup(place, free)).rejects.toThrow('is no backup of this shop');
    await mkdir(join(place, 'broken'));
    await writeFile(join(place, 'broken/manifest.json'), '{"madeAt":"now","audit":null}');
    await expect(restoreBackup(join(place, 'broken'), free)).rejects.toThrow();
    expect(existsSync(join(free, 'db'))).toBe(false);
    await restoreBackup(path, free);
    expect(await readdir(free)).toEqual(expect.arrayContaining(['content', 'db']));
  });

  it('are made before a migration changes an existing shop', { timeout: 180_000 }, async () => {
    const dataDir = join(place, 'older');
    await restoreBackup(await backups.make('asked'), dataDir);
    const older = await openEmbedded(join(dataDir, 'db'));
    for (const statement of [
      'drop table audit_entries, audit_chain, audit_unchained cascade',
      'drop function audit_note_unchained, audit_refuse_change, audit_member_change cascade',
      "delete from migrations where name like '0013%'",
    ])
      await sql.raw(statement).execute(older.db);
    await older.close();
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    for (let starts = 0; starts < 2; starts += 1) await (await startShop(config)).close();
    const made = await readdir(config.backupDir);
    expect(made).toEqual([expect.stringMatching(/-before-migration$/)]);
    const again = await restoreBackup(join(config.backupDir, made[0] ?? ''), join(place, 'again'));
    expect(again.audit).toBeNull();
  });
});
