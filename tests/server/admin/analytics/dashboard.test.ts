import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dashboard } from '#domain/admin/analytics/dashboard.ts';
import { METRIC_KEYS, METRICS } from '#domain/admin/analytics/metrics.ts';
import type { Stats } from '#domain/admin/analytics/stats.ts';
import { daysOf } from '#domain/kit/period.ts';
import { noteCheck } from '#server/audit-log/check-audit.ts';
import { sweepAudit } from '#server/audit-log/sweep-audit.ts';
import { backupName } from '#server/kit/last-backup.ts';
import { COMPUTED, everything, type Span } from '../../../support/metrics-computed.ts';
import { changeByChance, fillByChance, sumAllDays } from '../../../support/random-rows.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import {
  cohortsComputed,
  funnelComputed,
  mismatchComputed,
  partsComputed,
  restComputed,
} from '../../../support/statistics-computed.ts';

/** Sums day by day, on a machine with other load. */
const PATIENCE = 180_000;
const SEEDS = [20_261_121, 7];
const SPANS = [
  { from: '2026-11-21', to: '2026-11-21' },
  { from: '2026-11-15', to: '2026-11-21' },
  { from: '2026-10-23', to: '2026-11-21' },
  { from: '2026-10-01', to: '2026-10-31' },
  { from: '2026-11-20', to: '2026-11-20' },
];

/** A sweep that ended ten minutes ago, and a backup of two hours ago. */
async function watch(shop: TestShop): Promise<void> {
  const now = shop.clock.now();
  await sql`insert into pgboss.job (name, data, state, completed_on)
    values ('sweep-all', '{}', 'completed', ${new Date(now.getTime() - 600_000)})`.execute(shop.db);
  const name = backupName(new Date(now.getTime() - 7_200_000), 'daily');
  await mkdir(join(shop.config.backupDir, name), { recursive: true });
}

describe.each(SEEDS)('dashboard metrics over random data %i', (seed) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
    await watch(shop);
    await fillByChance(shop, seed);
    await sumAllDays(shop);
    await changeByChance(shop, seed);
    await sumAllDays(shop);
    await shop.db.updateTable('users').set({ role: 'seller' }).where('nickname', 'like', '우연%3').execute();
    const { now } = shop.clock;
    // An older check causes no notification, nor do other actions since.
    for (const [problems, minutes] of [
      [0, 90],
      [seed, 30],
    ] as const)
      await noteCheck(
        shop.db,
        {
          end: { seq: 0, hash: '' },
          checked: 0,
          problems: Array.from({ length: problems % 5 }, () => 'changed'),
        },
        new Date(now().getTime() - minutes * 60_000),
      );
    await sweepAudit({ ...shop.ports, log: shop.app.log });
    await shop.db.updateTable('users').set({ role: 'user' }).where('nickname', 'like', '우연%3').execute();
  }, PATIENCE);
  afterAll(() => shop.close());

  async function ask({ from, to }: Span, compare = 'previous') {
    const answer = await shop
      .as('admin')
      .get(`/api/admin/dashboard?from=${from}&to=${to}&compare=${compare}`);
    expect(answer.status).toBe(200);
    expect(answer.queries).toBeLessThanOrEqual(10);
    const data: Dashboard = answer.body.data;
    return data;
  }

  it.each(SPANS)('equal the rows, $from to $to', async (span) => {
    const tables = await everything(shop);
    const now = shop.clock.now();
    const seen = await ask(span);
    expect(seen.missingDays).toBe(0);
    expect(seen.metrics.map(({ key }) => key)).toEqual([...METRIC_KEYS]);
    for (const { key, value, before, series } of seen.metrics) {
      const reckoned = (of: Span) => COMPUTED[key]({ tables, span: of, now });
      expect([key, value]).toEqual([key, reckoned(span)]);
      if (METRICS[key].reckoning.by === 'now') {
        expect([key, before, series]).toEqual([key, null, []]);
        continue;
      }
      expect([key, before]).toEqual([key, seen.before && reckoned(seen.before)]);
      const each = daysOf(span).map((day) => reckoned({ from: day, to: day }));
      if (key !== 'activeWeek' && key !== 'activeMonth') expect([key, series]).toEqual([key, each]);
    }
  });

  it('count at least one row of each kind', async () => {
    const { metrics } = await ask({ from: '2026-10-01', to: '2026-11-21' });
    expect(metrics.filter(({ value }) => value === null || value === 0).map(({ key }) => key)).toEqual([]);
  });

  it('are compared with the same days of the year before, or with nothing', async () => {
    const [span = { from: '', to: '' }] = SPANS;
    expect((await ask(span, 'year')).before).toEqual({ from: '2025-11-21', to: '2025-11-21' });
    const alone = await ask(span, 'none');
    expect([alone.before, alone.metrics.every(({ before }) => before === null)]).toEqual([null, true]);
  });

  it('open their rows, whose number or sum they equal', async () => {
    const span = { from: '2026-10-23', to: '2026-11-21' };
    for (const { key, value, href } of (await ask(span)).metrics) {
      if (METRICS[key].rows !== 'list') continue;
      expect(href).toBe(`/admin/dashboard?from=${span.from}&to=${span.to}&open=${key}`);
      const path = `/api/admin/dashboard/rows?metric=${key}&from=${span.from}&to=${span.to}&size=100`;
      const rows: { id: string; amount: number | null }[] = [];
      for (let page = 0, more = true; more; page += 1) {
        const { data } = (await shop.as('admin').get(`${path}&page=${page}`)).body;
        rows.push(...data.content);
        more = data.hasNext;
      }
      const { unit, reckoning } = METRICS[key];
      if (reckoning.by === 'share') continue;
      const sum = rows.reduce((total, { amount }) => total + (amount ?? 0), 0);
      expect([key, unit === 'count' ? rows.length : sum]).toEqual([key, value]);
    }
  });

  it.each(SPANS)('have the rows that they say, $from to $to', async (span) => {
    const given = { tables: await everything(shop), span, now: shop.clock.now() };
    const stats: Stats = (await shop.as('admin').get(`/api/admin/stats?from=${span.from}&to=${span.to}`)).body
      .data;
    for (const kind of ['byCategory', 'byStore', 'bySize'] as const)
      expect(stats[kind].map(({ name: _name, ...part }) => part)).toEqual(
        partsComputed(given, kind).slice(0, 20).concat(restComputed(given, kind)),
      );
    expect(stats.sizeMismatch).toEqual(mismatchComputed(given));
    expect(stats.funnel).toEqual(funnelComputed(given));
    expect(stats.cohorts).toEqual(cohortsComputed(given));
  });

  it.runIf(seed === SEEDS[0])('are the same after the days were aggregated', async () => {
    const span = { from: '2026-09-01', to: '2026-11-21' };
    const before = await ask(span);
    await sql`insert into day_touches (day) select distinct day from day_sums`.execute(shop.db);
    await sumAllDays(shop);
    expect(await ask(span)).toEqual(before);
    await sql`delete from day_sums`.execute(shop.db);
    await sql`delete from day_parts`.execute(shop.db);
    expect((await ask(span)).missingDays).toBe(75);
    await sumAllDays(shop);
    expect(await ask(span)).toEqual(before);
  });
});
