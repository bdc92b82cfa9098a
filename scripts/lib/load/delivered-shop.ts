import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';
import { root } from '../root.mjs';

const READY_MS = 120_000;

/** The built shop in a process of its own, with its own limits; behind a proxy, so that each caller has an address. */
export async function startDelivered(
  databaseUrl: string | undefined,
): Promise<{ base: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-delivered-'));
  const port = await freePort();
  const { DATABASE_URL: _, ...env } = process.env;
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...env,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      PORT: String(port),
      TRUST_PROXY: 'loopback',
    },
  });
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill()) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const base = `http://127.0.0.1:${port}`;
  const until = performance.now() + READY_MS;
  while (!(await isReady(base))) {
    if (server.exitCode !== null || performance.now() > until) {
      await stop();
      throw new Error('the shop did not start');
    }
    await sleep(200);
  }
  return { base, stop };
}

const isReady = (base: string): Promise<boolean> =>
  fetch(`${base}/api/products?size=1`).then(
    ({ ok }) => ok,
    () => false,
  );
