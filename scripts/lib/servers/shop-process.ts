import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';
import { root } from '../root.mjs';

const READY_MS = 120_000;
const LOOK_MS = 100;

/** Process of the built shop with a data folder of its own, which is started, ended and started again. */
export type ShopProcess = {
  name: string;
  port: number;
  base: string;
  /** Starts the process; resolves when it is ready. */
  start(): Promise<void>;
  /** Ends the process by a signal; resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Returns what it has written to standard error. */
  errors(): string;
  /** Ends the process and removes its folder. */
  remove(): Promise<void>;
};

/** Prepares a process of the built shop; `env` has the addresses of the services. */
export async function shopProcess(
  name: string,
  role: 'web' | 'worker',
  env: Record<string, string>,
): Promise<ShopProcess> {
  const folder = await mkdtemp(join(tmpdir(), `shop-${role}-`));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let errors = '';

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = child;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  }

  async function start(): Promise<void> {
    const own = { ROLE: role, PORT: String(port), DATA_DIR: folder };
    const started = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...env, ...own },
    });
    started.stderr.on('data', (chunk) => (errors += String(chunk)));
    child = started;
    const until = performance.now() + READY_MS;
    while (!(await isReady(base))) {
      if (started.exitCode !== null || performance.now() > until)
        throw new Error(`${name} did not become ready: ${errors.slice(-2_000)}`);
      await sleep(LOOK_MS);
    }
  }

  const remove = async () => {
    await end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  return { name, port, base, start, end, errors: () => errors, remove };
}

const isReady = (base: string): Promise<boolean> =>
  fetch(`${base}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
