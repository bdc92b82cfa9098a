// npm run accounts: logging in by itself and while strangers join, on the shop as it is delivered; a thousand mails; and
// what is looked for among 200,000 members on PostgreSQL (`--scale 0.1` makes them fewer). `--part door`, `mails` or
// `people` does one of them; all of them with `--write` are put into docs/numbers.md. Needs a built shop.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { type RunningShop, startShop } from '#server/start-shop.ts';
import { startSmtp } from '../tests/support/stand-ins/smtp-stand-in.ts';
import { loadOf } from './lib/load/account-load.ts';
import { sendMany } from './lib/load/account-mails.ts';
import { fillPeople, timePeople, timeSweeps } from './lib/load/account-people.ts';
import { startDelivered } from './lib/load/delivered-shop.ts';
import { quantile } from './lib/mutation/callers.ts';
import { tableOf, writeNumbers } from './lib/numbers.mjs';
import { findPostgres, startPostgres } from './lib/postgres.mjs';

const MAILS = 1_000;
const MEMBERS = 200_000;
const ROWS = 1_000_000;
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    part: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const scale = Number(values.scale);
const measured: string[][] = [];
const ms = (time: number): string => `${time.toFixed(1)} ms`;

function print(what: string, ...cells: string[]): void {
  measured.push([what, ...cells]);
  console.log([what.padEnd(70), ...cells].join('  '));
}
const printTimes = (what: string, times: readonly number[], ...more: string[]): void =>
  print(what, ms(quantile(times, 0.5)), ms(quantile(times, 0.95)), ...more);

async function measureDoor(engine: string, databaseUrl?: string): Promise<void> {
  const { base, stop } = await startDelivered(databaseUrl);
  try {
    const { alone, beside, joined, turnedAway } = await loadOf(base);
    printTimes(`${engine}: logging in, 4 at once`, alone, '');
    const told = `${joined} joined, ${turnedAway} turned away`;
    printTimes(`${engine}: the same while strangers keep 90 sign-ups open (${told})`, beside, '');
  } finally {
    await stop();
  }
}

/** A shop in this process; two on one database share the work of one. */
async function createInProcessClient<T>(env: object, work: (shop: RunningShop) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-accounts-'));
  const { DATABASE_URL: _, ...own } = process.env;
  const usual = {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    PORT: '0',
    MAX_LOOP_DELAY: '0',
    RATE_LIMIT_FACTOR: '1000',
  };
  const shop = await startShop(readConfig({ ...own, ...usual, ...env }));
  try {
    return await work(shop);
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureMails(engine: string, databaseUrl?: string): Promise<void> {
  const smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const send = (shop: RunningShop) => sendMany(shop, smtp, MAILS);
  const { seconds, delivered, twice } = await (databaseUrl
    ? createInProcessClient(env, (shop) =>
        createInProcessClient({ ...env, ROLE: 'worker' }, () => send(shop)),
      )
    : createInProcessClient(env, send)
  ).finally(smtp.close);
  const workers = databaseUrl ? 'two workers' : 'one worker';
  const rate = (delivered / seconds).toFixed(0);
  print(
    `${engine}: ${MAILS} mails, ${workers}: ${delivered} came, ${twice} twice`,
    `${rate} a second`,
    `${seconds.toFixed(1)} s`,
    '',
  );
}

async function measurePeople(databaseUrl: string): Promise<void> {
  await createInProcessClient({ DATABASE_URL: databaseUrl, ROLE: 'web' }, async (shop) => {
    const members = Math.ceil(MEMBERS * scale);
    await fillPeople(shop, members, Math.ceil(ROWS * scale));
    for (const { what, times, queries } of await timePeople(shop, members))
      printTimes(`postgres, ${members} members: ${what}`, times, queries);
    const { idle, busy } = await timeSweeps(shop);
    print(
      `postgres, ${members} members: sweep with nothing to do / 18 days later`,
      `${idle.toFixed(1)} s`,
      `${busy.toFixed(1)} s`,
      '',
    );
  });
}

async function withPostgres(work: (url: string) => Promise<void>): Promise<void> {
  if (!findPostgres()) return;
  const { url, stop } = await startPostgres();
  await work(url).finally(stop);
}

const PARTS: Record<string, () => Promise<void>> = {
  door: async () => {
    await measureDoor('pglite');
    await withPostgres((url) => measureDoor('postgres', url));
  },
  mails: async () => {
    await measureMails('pglite');
    await withPostgres((url) => measureMails('postgres', url));
  },
  people: () => withPostgres(measurePeople),
};
for (const [name, measure] of Object.entries(PARTS))
  if (!values.part || values.part === name) await measure();
if (values.write && !values.part)
  writeNumbers('accounts', tableOf(['what', 'p50', 'p95', 'queries'], measured));
