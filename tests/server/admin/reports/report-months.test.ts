import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { computeMonths, sumReportMonths } from '#server/admin/reports/reports/report-months.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { randomly } from '../../../support/random-rows.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SEOUL = 9 * HOUR;
let shop: TestShop;
let people: Person[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  people = await Promise.all(['minjun', 'seoyeon', 'jiwoo'].map((name) => person(shop, name)));
});
beforeEach(async () => {
  for (const table of ['report_cases', 'report_months'] as const) await shop.db.deleteFrom(table).execute();
});
afterAll(() => shop.close());

type Event = { event: string; at: Date };
type Told = { type: string; reports: Date[]; events: Event[]; appeal: { at: Date; granted: boolean } | null };
const KINDS = ['FEED', 'COMMENT', 'REVIEW', 'MEMBER', 'PRODUCT'];
const EVENTS = ['HIDDEN_BY_SCORE', 'HIDE', 'DELETE', 'NO_PROBLEM', 'IGNORE', 'APPEAL_GRANTED', 'CLAIMED'];

/** Random cases of the last year: reports, notes and appeals. */
function cases(random: () => number, now: Date): Told[] {
  const one = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  return Array.from({ length: 120 }, () => {
    const begun = now.getTime() - random() * 400 * DAY;
    const times = (most: number) =>
      Array.from({ length: Math.floor(random() * (most + 1)) }, () => new Date(begun + random() * 60 * DAY))
        .filter((at) => at <= now)
        .sort((a, b) => a.getTime() - b.getTime());
    const [at] = times(1);
    return {
      type: one(KINDS),
      reports: times(4),
      events: times(5).map((moment) => ({ event: one(EVENTS), at: moment })),
      appeal: at ? { at, granted: random() < 0.5 } : null,
    };
  });
}

/** Writes one statement per table; row by row would be slow. */
async function write(told: readonly Told[]) {
  const [author = 0, reporter = 0] = people.map(({ id }) => id);
  const rows = await shop.db
    .insertInto('report_cases')
    .values(
      told.map(({ type }, index) => ({
        target_type: type,
        target_id: 900_000 + index,
        author_id: author,
        snapshot: '{}',
        created_at: shop.clock.now(),
      })),
    )
    .returning(['id', 'target_id'])
    .execute();
  const ids = new Map(rows.map(({ id, target_id }) => [target_id - 900_000, id]));
  const all = told.map((one, index) => ({ ...one, case_id: ids.get(index) ?? 0 }));
  const reports = all.flatMap(({ case_id, reports: times }) =>
    times.map((created_at, round) => ({
      case_id,
      round: round + 1,
      reporter_id: reporter,
      reason: 'SPAM',
      description: null,
      weight: 1,
      trust: 1,
      network_tag: 'x',
      created_at,
    })),
  );
  const events = all.flatMap(({ case_id, events: noted }) =>
    noted.map(({ event, at }) => ({ case_id, at, actor_id: null, event })),
  );
  const appeals = all.flatMap(({ case_id, appeal }) =>
    appeal
      ? [
          {
            case_id,
            author_id: author,
            text: '아니에요',
            created_at: appeal.at,
            state: appeal.granted ? 'GRANTED' : 'DENIED',
            decided_at: appeal.at,
          },
        ]
      : [],
  );
  if (reports.length > 0) await shop.db.insertInto('reports').values(reports).execute();
  if (events.length > 0) await shop.db.insertInto('case_history').values(events).execute();
  if (appeals.length > 0) await shop.db.insertInto('appeals').values(appeals).execute();
}

const monthOf = (at: Date): string => new Date(at.getTime() + SEOUL).toISOString().slice(0, 7);
const HIDES = ['HIDDEN_BY_SCORE', 'HIDE', 'DELETE'];
const SHOWS = ['NO_PROBLEM', 'IGNORE', 'APPEAL_GRANTED'];
const DECISIONS = ['HIDE', 'DELETE', 'NO_PROBLEM', 'IGNORE'];

/** Computes the same numbers case by case without the database. */
function reckoned(told: readonly Told[], month: string) {
  const isIn = (at: Date) => monthOf(at) === month;
  const sums = { month, reports: 0, hidden: 0, restored: 0, appeals: 0, granted: 0, decided: 0 };
  const hours: number[] = [];
  for (const { type, reports, events, appeal } of told) {
    sums.reports += reports.filter(isIn).length;
    if (appeal && isIn(appeal.at)) sums.appeals += 1;
    if (appeal?.granted && isIn(appeal.at)) sums.granted += 1;
    const noted = events.filter(({ event }) => HIDES.includes(event) || SHOWS.includes(event));
    const isPost = ['FEED', 'COMMENT', 'REVIEW'].includes(type);
    if (isPost && noted.some(({ event, at }) => isIn(at) && HIDES.includes(event))) sums.hidden += 1;
    const isShown = ({ event, at }: Event, index: number) =>
      isIn(at) &&
      SHOWS.includes(event) &&
      ['HIDDEN_BY_SCORE', 'HIDE'].includes(noted[index - 1]?.event ?? '');
    if (isPost && noted.some(isShown)) sums.restored += 1;
    for (const [index, { event, at }] of noted.entries()) {
      if (!isIn(at) || !DECISIONS.includes(event)) continue;
      const since = noted.slice(0, index).findLast((one) => DECISIONS.includes(one.event))?.at;
      const first = reports.find((one) => one <= at && (!since || one > since));
      if (first) hours.push((at.getTime() - first.getTime()) / HOUR);
    }
  }
  hours.sort((a, b) => a - b);
  const at = (index: number) => hours[index] ?? 0;
  const half = (hours.length - 1) / 2;
  const middle = (at(Math.floor(half)) + at(Math.ceil(half))) / 2;
  return { ...sums, decided: hours.length, hours: hours.length > 0 ? expect.closeTo(middle, 3) : null };
}

const lastMonths = (now: Date) =>
  Array.from({ length: 12 }, (_, back) => {
    const [year = 0, month = 0] = monthOf(now).split('-').map(Number);
    return new Date(Date.UTC(year, month - 1 - back, 15)).toISOString().slice(0, 7);
  });

it.each([7, 2026])(
  'monthly report counts of random data %i equal the cases, before and after aggregation',
  async (seed) => {
    const now = shop.clock.now();
    const told = cases(randomly(seed), now);
    await write(told);
    const right = lastMonths(now).map((month) => reckoned(told, month));
    expect(right.some(({ restored }) => restored > 0)).toBe(true);
    expect(await computeMonths(shop.db, now)).toEqual(right);
    expect(await sumReportMonths(shop)).toBe(11);
    expect(await sumReportMonths(shop)).toBe(0);
    expect(await computeMonths(shop.db, now)).toEqual(right);
    // Some months are missing: all from the earliest missing one are counted, the others are read.
    await shop.db.deleteFrom('report_months').where('month', 'in', lastMonths(now).slice(3, 5)).execute();
    expect(await computeMonths(shop.db, now)).toEqual(right);
  },
);

it('monthly report counts: a finished month is read from its aggregate, the present one live', async () => {
  const now = shop.clock.now();
  await Promise.all([1, 2, 3].map(() => sumReportMonths(shop)));
  const [, last = ''] = lastMonths(now);
  await shop.db.updateTable('report_months').set({ reports: 41 }).where('month', '=', last).execute();
  const at = { reports: [now], events: [], appeal: null };
  await write([{ ...at, type: 'FEED' }]);
  const [current, before] = await computeMonths(shop.db, now);
  expect([current?.reports, before?.reports]).toEqual([1, 41]);
});

it('monthly report counts: no month is aggregated early, and an unfinished one is dropped', async () => {
  const midnight = new Date('2026-11-30T15:00:00Z').getTime();
  const at = (ms: number) =>
    sumReportMonths({ db: shop.db, clock: { now: () => new Date(midnight + ms) } }).then(async (summed) => {
      const rows = await shop.db.selectFrom('report_months').select('month').execute();
      return [summed, rows.some(({ month }) => month === '2026-11')];
    });
  expect(await at(4 * 60_000)).toEqual([11, false]);
  expect(await at(6 * 60_000)).toEqual([1, true]);
  expect(await at(-DAY)).toEqual([0, false]);
});
