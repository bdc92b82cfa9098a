import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DEMO_PASSWORD } from '#server/db/seed/accounts.ts';
import { createTestUrl, onPostgres } from './test-database.ts';

const root = resolve(import.meta.dirname, '../..');

export type ShopProcess = { base: string; process: ChildProcess; output(): string };

/** Real server processes on one set of data, for tests that kill them. */
export async function createProcesses() {
  const folder = await mkdtemp(join(tmpdir(), 'shop-kill-'));
  const database = onPostgres ? await createTestUrl() : null;
  const running = new Set<ChildProcess>();
  return {
    /** A running server that answers. */
    async launch(): Promise<ShopProcess> {
      const shop = await spawnServer(folder, database?.url ?? null);
      running.add(shop.process);
      return shop;
    },
    databaseUrl: database?.url ?? null,
    folder,
    async end() {
      for (const child of running) child.kill('SIGKILL');
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

async function spawnServer(folder: string, databaseUrl: string | null): Promise<ShopProcess> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { cwd: root, env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  return { base: `http://127.0.0.1:${port}`, process: child, output: () => text };
}

export async function untilReady({ base, output }: ShopProcess): Promise<void> {
  for (let attempt = 0; attempt < 450; attempt += 1) {
    const ready = await fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`the server did not become ready: ${output()}`);
}

/** Exit code of a process; null when a signal ended it. */
export const ended = ({ process: child }: ShopProcess) =>
  new Promise<number | null>((done) => {
    // A killed process has a signal and no exit code.
    if (child.exitCode !== null || child.signalCode !== null) done(child.exitCode);
    else child.once('exit', (code) => done(code));
  });

export async function call(
  base: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
) {
  const response = await fetch(base + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { ok: response.ok, body: await response.json() };
}

export const logIn = async (base: string, name: string): Promise<string> =>
  (
    await call(base, 'no-token-at-all-here', 'POST', '/api/auth/login', {
      email: `${name}@sinbaljang.test`,
      password: DEMO_PASSWORD,
    })
  ).body.data.token;
