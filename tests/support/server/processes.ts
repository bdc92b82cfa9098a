import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { timed } from '../parts.ts';
import { fillDataFolder } from '../seeded-files.ts';
import { builtServer } from './built-server.ts';
import { createTestUrl, onPostgres } from './test-database.ts';

const root = resolve(import.meta.dirname, '../../..');

export type ShopProcess = {
  base: string;
  process: ChildProcess;
  output(): string;
  /** Its exit code once it has ended and its output was read; null if a signal ended it. */
  closed: Promise<number | null>;
};

type ServerCode = 'BUILT' | 'SOURCES';

/**
 * Server processes on one database, for tests that kill them: a copy of the image, or nothing at all, which the first
 * of them migrates and seeds.
 */
export async function createProcesses(begins: 'SEEDED' | 'EMPTY' = 'SEEDED') {
  const image = inject('image');
  const folder = await mkdtemp(join(tmpdir(), 'shop-kill-'));
  const template = begins === 'SEEDED' ? image.template : null;
  const database = onPostgres ? await createTestUrl(template ?? undefined) : null;
  if (begins === 'SEEDED') await fillDataFolder(image, folder);
  const running = new Set<ShopProcess>();
  /** Ends processes that still run, so that no test shares the machine with another's server. */
  const stop = async () => {
    for (const shop of running) {
      shop.process.kill('SIGKILL');
      await shop.closed;
    }
    running.clear();
  };
  return {
    stop,
    /** A started server; see `untilReady`. `code`: built, or its sources, for tests that change them. */
    async launch(own: Record<string, string> = {}, code: ServerCode = 'BUILT'): Promise<ShopProcess> {
      const shop = await spawnServer(folder, database?.url ?? null, own, code);
      running.add(shop);
      return shop;
    },
    databaseUrl: database?.url ?? null,
    folder,
    async end() {
      await stop();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function spawnServer(
  folder: string,
  databaseUrl: string | null,
  own: Record<string, string>,
  code: ServerCode,
): Promise<ShopProcess> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
    // A busy machine is slow; these tests check what is stored, not how fast.
    MAX_LOOP_DELAY: '0',
    HANDLER_TIMEOUT: '0',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...own,
  };
  const args = code === 'BUILT' ? [builtServer()] : ['--import', 'tsx', 'server/main.ts'];
  const child = spawn(process.execPath, args, { cwd: root, env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const closed = new Promise<number | null>((done) => child.once('close', done));
  return { base: `http://127.0.0.1:${port}`, process: child, output: () => text, closed };
}

/** Resolves when the server reports that it is ready; rejects if it ends before. */
export const untilReady = (shop: ShopProcess): Promise<void> =>
  timed('start of a server process', () => saidThatItIsOpen(shop));

function saidThatItIsOpen({ process: child, output, closed }: ShopProcess): Promise<void> {
  return new Promise((done, fail) => {
    const look = () => {
      if (output().includes('is open at')) done();
    };
    child.stdout?.on('data', look);
    look();
    void closed.then(() => fail(new Error(`the server did not become ready: ${output()}`)));
  });
}

/** Counts answers; `enough` resolves when each of the writers has `times` answers. */
export function answers(
  writers: number,
  times: number,
): { enough: Promise<void>; note(writer: number): void } {
  const left = Array.from({ length: writers }, () => times);
  let tell = () => {};
  const enough = new Promise<void>((done) => {
    tell = done;
  });
  return {
    enough,
    note(writer) {
      left[writer] = (left[writer] ?? 0) - 1;
      if (left.every((count) => count <= 0)) tell();
    },
  };
}

export async function call(
  base: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
  // biome-ignore lint/suspicious/noExplicitAny: a test reads arbitrary JSON and asserts on it.
): Promise<{ ok: boolean; body: any }> {
  const response = await fetch(base + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = { ok: response.ok, body: await response.json() };
  if (response.status !== 503 || method !== 'GET') return answer;
  // Reads can be repeated after the time that the shop gives.
  await new Promise((done) => setTimeout(done, Number(response.headers.get('retry-after') ?? 1) * 1_000));
  return call(base, token, method, path);
}

export const logIn = async (base: string, name: string): Promise<string> =>
  (
    await call(base, 'no-token-at-all-here', 'POST', '/api/auth/login', {
      email: `${name}@sinbaljang.test`,
      password: DEMO_PASSWORD,
    })
  ).body.data.token;
