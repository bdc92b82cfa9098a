// Size: every port of a shop of tests, in one place.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { buildApp, type ShopApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { localIncoming } from '#server/files/temporary-uploads.ts';
import type { LogSink } from '#server/http/logging.ts';
import { jobsOn } from '#server/jobs/queue/job-queue.ts';
import { sweepOnce } from '#server/jobs/queue/periodic-jobs.ts';
import { type Clock, movableClock } from '#server/kit/context.ts';
import type { AssetStore } from '#server/kit/ports/asset-store.ts';
import type { FileStore } from '#server/kit/ports/file-store.ts';
import { type PageCopies, pageCopies } from '#server/kit/ports/page-invalidation.ts';
import type { PaymentGateway } from '#server/kit/ports/payment-gateway.ts';
import { sealingWith } from '#server/kit/secrets/sealing.ts';
import { noBotCheck } from '#server/members/auth/no-bot-check.ts';
import { samplePostcodes } from '#server/members/profile/postcodes.ts';
import { testSocial } from '#server/members/social/test-providers.ts';
import type { ACCOUNTS } from '#server/seed/facts/accounts.ts';
import { testCarrier } from '#server/trade/orders/delivery/test-carrier.ts';
import { testGateway } from '#server/trade/payments/test-gateway.ts';
import { openSession } from '../members/sessions.ts';
import { type Method, moneyKey } from '../money-key.ts';
import { timed } from '../parts.ts';
import { seededFiles } from '../seeded-files.ts';
import { testClock } from './test-clock.ts';
import { openCopy, type Standby } from './test-database.ts';

export type Role = (typeof ACCOUNTS)[number]['role'] | 'visitor';
/** `body` is unknown JSON: a test states the shape that it expects. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads arbitrary JSON and asserts on it.
export type Answer = { status: number; body: any; queries: number; headers: Record<string, unknown> };

/** A seeded shop without a port: requests are injected. */
export const startTestShop = (...given: Parameters<typeof startShop>) =>
  timed('start of a shop', () => startShop(...given));

async function startShop(
  options: {
    rateLimitFactor?: number;
    qaTools?: boolean;
    payments?: (own: PaymentGateway, clock: Clock) => PaymentGateway;
    log?: { level: 'info' | 'debug'; sink: LogSink };
    handlerTimeout?: number;
    config?: Partial<Config>;
    /** Receives the written areas. */
    copies?: PageCopies;
    /** Reads lists from a standby, with `databaseReadUrl` in `config`. */
    standby?: Standby;
    store?: FileStore;
    /** Files of other builds; none by default. */
    assets?: AssetStore;
    /** True if this shop needs a folder with the seeded pictures: for tests of the folder itself. */
    linksSeed?: boolean;
    /** Replaces some of the default ports. */
    ports?: Partial<
      Pick<
        Parameters<typeof buildApp>[0],
        | 'parcels'
        | 'mailer'
        | 'phoneCheck'
        | 'push'
        | 'talk'
        | 'botCheck'
        | 'beacon'
        | 'secrets'
        | 'social'
        | 'renderer'
        | 'counters'
      >
    >;
  } = {},
) {
  const image = inject('image');
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  const opened = await openCopy(image, options.standby);
  const time = testClock();
  const clock = options.qaTools ? { ...movableClock(time), advance: time.advance } : time;
  const contentRoot = join(folder, 'content');
  const store = options.store ?? (await seededFiles(contentRoot, image.folder, options.linksSeed));
  const files = { ...store, incoming: localIncoming(`${contentRoot}-incoming`) };
  const config = {
    ...readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: options.log?.level ?? 'silent',
      DATA_DIR: folder,
      CLIENT_DIR: join(folder, 'client'),
      // Race tests send many calls to one process.
      MAX_LOOP_DELAY: '0',
      HANDLER_TIMEOUT: String(options.handlerTimeout ?? 0),
      // The schemas of 600 routes take a third of the start; tests that read them ask for `apiDocs`.
      API_DOCS: '0',
    }),
    rateLimitFactor: options.rateLimitFactor ?? 1_000,
    qaTools: options.qaTools ?? false,
    ...options.config,
  };
  const own = testGateway(opened.db, clock);
  const payments = options.payments?.(own, clock) ?? own;
  // Jobs are queued as in the shop; only a worker started by a test runs them.
  const jobs = jobsOn(opened.db, clock);
  const copies = options.copies ?? pageCopies();
  const secrets = sealingWith(Buffer.alloc(32, 7));
  const ports = {
    db: opened.db,
    clock,
    files,
    config,
    payments,
    jobs,
    postcodes: samplePostcodes,
    copies,
    parcels: testCarrier(opened.db, clock),
    mailer: null,
    phoneCheck: null,
    push: null,
    talk: null,
    botCheck: noBotCheck,
    beacon: null,
    counters: null,
    secrets,
    social: testSocial(secrets, clock),
    ...options.ports,
  };
  const app = await buildApp({ ...ports, assets: options.assets ?? null }, options.log?.sink);
  await app.ready();
  const tokenOf = (role: Role): string => image.tokens[role] ?? '';
  return {
    app,
    db: opened.db,
    replica: opened.replica,
    /** See `OpenDatabase`. */
    dump: opened.dump,
    clock,
    files,
    contentRoot,
    config,
    payments,
    jobs,
    copies,
    /** All ports of services. */
    ports,
    /** Runs the sweep of the server once. */
    sweep: () => sweepOnce({ ...ports, log: Object.assign(Object.create(app.log), { error: fail }) }),
    tokenOf,
    /** Calls as a seeded role, or as a visitor. */
    as: (role: Role) => caller(app, tokenOf(role)),
    /** Calls as any seeded member (see server/seed/facts/members.ts). */
    asMember: async (email: string) => caller(app, await openSession(opened.db, email, clock.now())),
    /** Calls with a token made by the test. */
    withToken: (token: string) => caller(app, token),
    async close() {
      await app.close();
      await opened.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A sweep only logs failures; in a test they are errors. */
function fail({ err }: { err: unknown }): never {
  throw err;
}

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;

type Extra = { headers?: Record<string, string> };

function caller(app: ShopApp, token: string) {
  const send = async (method: Method, url: string, body?: unknown, extra: Extra = {}): Promise<Answer> => {
    const raw = typeof body === 'string' || Buffer.isBuffer(body);
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || raw ? {} : { 'content-type': 'application/json' }),
        ...moneyKey(method, url),
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
