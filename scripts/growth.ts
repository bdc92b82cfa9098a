// npm run growth: times of every list, first and deep page, in a large shop on PostgreSQL. `--scale 0.1` makes it
// smaller, DATABASE_URL names a shop to fill (or one filled before) instead of a private cluster that is removed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { ACCOUNTS, DEMO_PASSWORD } from '#server/seed/accounts.ts';
import { type RunningShop, startShop } from '#server/start-shop.ts';
import { fillShop, sizesAt } from './lib/growth-fill.ts';
import { type Asker, FAR, GROWTH_LISTS, type GrowthList } from './lib/growth-lists.ts';
import { startPostgres } from './lib/postgres.mjs';

type Timed = { p50: number; p95: number; refused: Map<number, number> };
type Tokens = ReadonlyMap<Asker, string>;

async function logIn(base: string): Promise<Tokens> {
  const tokens = new Map<Asker, string>();
  for (const { role, email } of ACCOUNTS) {
    if (role === 'admin') continue;
    const response = await fetch(`${base}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    });
    tokens.set(role, (await response.json()).data.token);
  }
  return tokens;
}

async function time(url: string, token: string | undefined, rounds: number): Promise<Timed> {
  const times: number[] = [];
  const refused = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const response = await fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    await response.arrayBuffer();
    times.push(performance.now() - started);
    if (!response.ok) refused.set(response.status, (refused.get(response.status) ?? 0) + 1);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), refused };
}

const shown = ({ p50, p95 }: Timed): string => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;

async function measure(base: string, tokens: Tokens, list: GrowthList, rounds: number): Promise<boolean> {
  const { name, as, path, deep = FAR, pageless } = list;
  const first = await time(base + path, tokens.get(as), rounds);
  const far = pageless ? null : await time(`${base}${path}&page=${deep}`, tokens.get(as), rounds);
  const refused = [...first.refused, ...(far?.refused ?? [])].map(
    ([status, times]) => `${status} x ${times}`,
  );
  const cells = [name, shown(first), far ? shown(far) : '', far ? String(deep) : '', refused.join(', ')];
  console.log(`| ${cells.join(' | ')} |`);
  return refused.length === 0;
}

async function newestFeed(shop: RunningShop): Promise<number> {
  const row = await shop.opened.db
    .selectFrom('feeds')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

async function run(databaseUrl: string, scale: number, rounds: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-growth-'));
  const shop = await startShop(
    readConfig({
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '10000',
      PORT: '0',
    }),
  );
  try {
    await fillShop(shop.opened.db, sizesAt(scale));
    const base = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const tokens = await logIn(base);
    const feed = String(await newestFeed(shop));
    console.log('| list | first page p50 / p95 ms | deep page p50 / p95 ms | page | other than 200 |');
    console.log('|---|---|---|---|---|');
    let fine = true;
    for (const list of GROWTH_LISTS) {
      const path = list.path.replace(':newestFeed', feed);
      fine = (await measure(base, tokens, { ...list, path }, rounds)) && fine;
    }
    return fine;
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, rounds: { type: 'string', default: '20' } },
});
const named = process.env.DATABASE_URL;
const cluster = named ? null : await startPostgres({ lasting: false });
try {
  const fine = await run(named ?? cluster?.url ?? '', Number(values.scale), Number(values.rounds));
  if (!fine) process.exitCode = 1;
} finally {
  cluster?.stop();
}
