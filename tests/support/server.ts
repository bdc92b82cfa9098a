import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildApp, type ShopApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/migrations.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from '#server/db/open-database.ts';
import { ACCOUNTS, DEMO_PASSWORD } from '#server/db/seed/accounts.ts';
import { seed } from '#server/db/seed/seed.ts';
import { samplePostcodes } from '#server/features/addresses/postcodes.ts';
import type { PaymentGateway } from '#server/features/payments/gateway.ts';
import { testGateway } from '#server/features/payments/test-gateway.ts';
import { sweepOnce } from '#server/features/sweeps/sweeps.ts';
import { localFileStore } from '#server/files/file-store.ts';
import { movableClock } from '#server/kit/context.ts';
import type { LogSink } from '#server/plugins/logging.ts';

export type Role = (typeof ACCOUNTS)[number]['role'] | 'visitor';
/** `body` is unknown JSON by nature: a test states the shape it expects. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads arbitrary JSON and asserts on it.
export type Answer = { status: number; body: any; queries: number; headers: Record<string, unknown> };

/** Noon in Seoul: seeded events are open. */
export const TEST_NOW = new Date('2026-11-21T03:00:00Z');

/** A clock that tests move. */
export function testClock(start = TEST_NOW) {
  let now = start;
  return {
    now: () => now,
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

/** Which engine this run proves: `TEST_ENGINE=postgres` needs `TEST_DATABASE_URL`. */
export const onPostgres = process.env.TEST_ENGINE === 'postgres';

/** A new database on the PostgreSQL server of `TEST_DATABASE_URL`. */
export async function createTestUrl(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = process.env.TEST_DATABASE_URL;
  if (!admin) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL');
  const name = `shop_${randomBytes(6).toString('hex')}`;
  const locale = "encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'";
  await onServer(admin, `create database ${name} template template0 ${locale}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => onServer(admin, `drop database ${name} with (force)`) };
}

/** An empty database of its own; PostgreSQL gets a new one, dropped at the end. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (!onPostgres) return openEmbedded(null);
  const { url, drop } = await createTestUrl();
  const opened = openPostgres(url, 10);
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { ...opened, close };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A seeded shop without a port: requests are injected. */
export async function startTestShop(
  options: {
    rateLimitFactor?: number;
    qaTools?: boolean;
    payments?: (own: PaymentGateway) => PaymentGateway;
    log?: { level: 'info' | 'debug'; sink: LogSink };
    handlerTimeout?: number;
  } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  const opened = await openTestDatabase();
  const time = testClock();
  const clock = options.qaTools ? { ...movableClock(time), advance: time.advance } : time;
  const files = localFileStore(join(folder, 'content'));
  await migrate(opened.db, readMigrations());
  await seed(opened.db, files.root, { now: () => TEST_NOW });
  const config = {
    ...readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: options.log?.level ?? 'silent',
      DATA_DIR: folder,
      CLIENT_DIR: join(folder, 'client'),
      // Races crowd one process on purpose.
      MAX_LOOP_DELAY: '0',
      HANDLER_TIMEOUT: String(options.handlerTimeout ?? 0),
    }),
    rateLimitFactor: options.rateLimitFactor ?? 1_000,
    qaTools: options.qaTools ?? false,
  };
  const own = testGateway(opened.db, clock);
  const payments = options.payments?.(own) ?? own;
  const ports = { db: opened.db, clock, files, config, payments, postcodes: samplePostcodes };
  const app = await buildApp(ports, options.log?.sink);
  await app.ready();
  const tokens = new Map<Role, string>();
  for (const { role, email } of ACCOUNTS) tokens.set(role, await logInAs(app, email));
  return {
    app,
    db: opened.db,
    clock,
    files,
    payments,
    /** What the server does by the clock, once. */
    sweep: () => sweepOnce({ ...ports, log: Object.assign(Object.create(app.log), { error: fail }) }),
    tokenOf: (role: Role) => tokens.get(role) ?? '',
    /** Calls as a seeded role, or as nobody. */
    as: (role: Role) => caller(app, tokens.get(role) ?? null),
    /** Calls as any seeded member (see server/db/seed/members.ts). */
    asMember: async (email: string) => caller(app, await logInAs(app, email)),
    /** Calls with a token that the test made itself. */
    withToken: (token: string) => caller(app, token),
    async close() {
      await app.close();
      await opened.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A sweep only notes what failed; in a test that is a failure. */
function fail({ err }: { err: unknown }): never {
  throw err;
}

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;

async function logInAs(app: ShopApp, email: string): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: DEMO_PASSWORD },
  });
  return response.json<{ data: { token: string } }>().data.token;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Extra = { headers?: Record<string, string> };

function caller(app: ShopApp, token: string | null) {
  const send = async (method: Method, url: string, body?: unknown, extra: Extra = {}): Promise<Answer> => {
    const raw = typeof body === 'string' || Buffer.isBuffer(body);
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || raw ? {} : { 'content-type': 'application/json' }),
        ...extra.headers,
      },
      ...(body === undefined ? {} : { payload: raw ? body : JSON.stringify(body) }),
    });
    return {
      status: response.statusCode,
      body: parse(response.body),
      queries: Number(response.headers['x-query-count'] ?? 0),
      headers: response.headers,
    };
  };
  return {
    get: (url: string, extra?: Extra) => send('GET', url, undefined, extra),
    post: (url: string, body?: unknown, extra?: Extra) => send('POST', url, body, extra),
    put: (url: string, body?: unknown, extra?: Extra) => send('PUT', url, body, extra),
    patch: (url: string, body?: unknown, extra?: Extra) => send('PATCH', url, body, extra),
    delete: (url: string, body?: unknown, extra?: Extra) => send('DELETE', url, body, extra),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
