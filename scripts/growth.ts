// npm run growth: times of every list, first and deep page, in a large shop on PostgreSQL. `--scale 0.1` makes it
// smaller, DATABASE_URL names a shop to fill (or one filled before, with its SECRET_KEY) instead of a private cluster that is removed.
// `--as admin` asks the lists of one kind of person alone, `--engine pglite` or `--engine postgres` fills one engine (a
// shop that is named is PostgreSQL alone), `--write` puts the slowest lists into docs/numbers.md. Lists of administrators
// have a goal on each engine, those of sellers on PostgreSQL; one that misses it is marked. `--plans` adds promised days
// and prints instead how lists by price and the jobs of promised days are planned (PostgreSQL); a plan without its index,
// or that reads a whole table, ends it with 1. `--files` asks instead for the
// files and imports of sellers and administrators right after ten thousand rows were written behind each, in a shop of
// the seed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readConfig } from '#server/config.ts';
import { ACCOUNTS } from '#server/seed/facts/accounts.ts';
import { type RunningShop, startShop } from '#server/start-shop.ts';
import { openSession } from '../tests/support/members/sessions.ts';
import { FILE_HEAD, measureFiles } from './lib/growth/growth-file-times.ts';
import { fillShop, sizesAt } from './lib/growth/growth-fill.ts';
import type { Asker, GrowthList } from './lib/growth/growth-list.ts';
import { FAR, GROWTH_LISTS } from './lib/growth/growth-lists.ts';
import { measurePlans } from './lib/growth/growth-plans.ts';
import { untilRest } from './lib/growth/growth-rest.ts';
import { type Row, shown, type Tokens, time } from './lib/growth/growth-time.ts';
import { tableOf, writeNumbers } from './lib/numbers.mjs';
import { startPostgres } from './lib/postgres.mjs';

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '20' },
    as: { type: 'string' },
    engine: { type: 'string', default: 'postgres' },
    write: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
    plans: { type: 'boolean', default: false },
  },
});

const HEAD = [
  'list',
  'first page p50 / p95 ms',
  'deep page p50 / p95 ms',
  'page',
  'goal ms',
  'other than 200',
];
const SLOWEST = 10;
/** p95 in ms of a list of those who run the shop or sell in it, in a shop of full size. */
const GOALS: Partial<Record<Asker, Readonly<Record<string, number>>>> = {
  admin: { postgres: 60, pglite: 100 },
  seller: { postgres: 100 },
};
/** Sessions of the seeded accounts. */
async function tokensOf({ opened: { db } }: RunningShop): Promise<Tokens> {
  const tokens = new Map<Asker, string>();
  for (const { role, email } of ACCOUNTS) tokens.set(role, await openSession(db, email, new Date()));
  return tokens;
}

/** What is to be kept, and whether it was. */
function goalOf(engine: string, { as, goal: own }: GrowthList, worst: number): string {
  const goal = own ?? GOALS[as]?.[engine];
  return goal === undefined ? '' : `${goal}${worst > goal ? ' (missed)' : ''}`;
}

type Asked = { base: string; tokens: Tokens; engine: string; rounds: number };

async function measure({ base, tokens, engine, rounds }: Asked, list: GrowthList): Promise<Row> {
  const { name, as, path, deep = FAR, pageless } = list;
  const first = await time(base + path, tokens.get(as), rounds);
  const far = pageless ? null : await time(`${base}${path}&page=${deep}`, tokens.get(as), rounds);
  const refused = [...first.refused, ...(far?.refused ?? [])].map(
    ([status, times]) => `${status} x ${times}`,
  );
  const worst = Math.max(first.p95, far?.p95 ?? 0);
  const page = far ? String(deep) : '';
  const goal = goalOf(engine, list, worst);
  const cells = [name, shown(first), far ? shown(far) : '', page, goal, refused.join(', ')];
  console.log(`| ${cells.join(' | ')} |`);
  return { cells, worst, isRefused: refused.length > 0 };
}

/** Lists for docs/numbers.md with the size of the shop: all of one kind of person by engine, else the slowest. */
function write(rows: readonly Row[], scale: number): void {
  const isDesk = values.as !== undefined;
  const shown = isDesk ? rows : rows.toSorted((a, b) => b.worst - a.worst).slice(0, SLOWEST);
  const refused = rows.filter(({ isRefused }) => isRefused).length;
  const told = `${rows.length} lists at ${scale} of the full size, ${refused} of them refused, ${values.rounds} requests each${isDesk ? '' : '; the slowest'}:`;
  const table = tableOf(
    HEAD,
    shown.map(({ cells }) => cells),
  );
  writeNumbers(isDesk ? `growth-${values.as}-${values.engine}` : 'growth', [told, '', ...table]);
}

/** Files and imports of one engine, as a block of docs/numbers.md. */
function writeFiles(rows: readonly Row[]): void {
  const told = `${values.rounds} calls each after the first, ten thousand rows behind each file:`;
  const cells = rows.map((row) => row.cells);
  writeNumbers(`growth-files-${values.engine}`, [told, '', ...tableOf(FILE_HEAD, cells)]);
}

async function newestFeed(shop: RunningShop): Promise<number> {
  const row = await shop.opened.db
    .selectFrom('feeds')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

async function bigEvent(shop: RunningShop): Promise<number> {
  const row = await shop.opened.db
    .selectFrom('events')
    .select('id')
    .where('title', '=', '자란 이벤트 500')
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** The longest statement of the seeded seller. */
async function longStatement({ opened: { db } }: RunningShop): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select t.id::int from settlements t join stores s on s.id = t.store_id
    join users u on u.id = s.seller_id where u.email = 'seller@sinbaljang.test' order by t.lines desc limit 1`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

/** Lets a shop be used that nobody else is in; without an address it is on the embedded engine. */
async function withShop(
  databaseUrl: string | undefined,
  use: (shop: RunningShop) => Promise<Row[]>,
): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-growth-'));
  const { DATABASE_URL: _, ...own } = process.env;
  const shop = await startShop(
    readConfig({
      ...own,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '10000',
      PORT: '0',
    }),
  );
  try {
    return await use(shop);
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureLists(shop: RunningShop, scale: number, rounds: number): Promise<Row[]> {
  await fillShop(shop.opened.db, sizesAt(scale));
  await untilRest(shop.opened.db);
  const base = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const tokens = await tokensOf(shop);
  const feed = String(await newestFeed(shop));
  const event = String(await bigEvent(shop));
  const settlement = String(await longStatement(shop));
  const { engine } = shop.opened;
  console.log([`${engine}:`, ...tableOf(HEAD, [])].join('\n'));
  const rows: Row[] = [];
  for (const list of GROWTH_LISTS.filter(({ as }) => !values.as || as === values.as)) {
    const path = list.path
      .replace(':newestFeed', feed)
      .replace(':bigEvent', event)
      .replace(':settlement', settlement);
    rows.push(await measure({ base, tokens, engine, rounds }, { ...list, path }));
  }
  return rows;
}

/** What the options ask for. */
async function ask(shop: RunningShop, scale: number, rounds: number): Promise<Row[]> {
  if (values.plans) return measurePlans(shop.opened.db, scale);
  if (values.files) return measureFiles(shop, await tokensOf(shop), rounds);
  return measureLists(shop, scale, rounds);
}

const named = process.env.DATABASE_URL;
const isEmbedded = values.engine === 'pglite';
const cluster = named || isEmbedded ? null : await startPostgres({ lasting: false });
try {
  const scale = Number(values.scale);
  const rounds = Number(values.rounds);
  const rows = await withShop(isEmbedded ? undefined : (named ?? cluster?.url), (shop) =>
    ask(shop, scale, rounds),
  );
  if (rows.some(({ isRefused }) => isRefused)) process.exitCode = 1;
  if (values.write && values.files) writeFiles(rows);
  else if (values.write && !values.plans) write(rows, scale);
} finally {
  cluster?.stop();
}
