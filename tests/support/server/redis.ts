import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { startProgram } from '../../../scripts/lib/programs.ts';

const READY_MS = 10_000;

/** Debian's redis-server on a free loopback port, in a temporary folder and without a file of its data. */
export async function startRedis(program: string, password = '') {
  const folder = await mkdtemp(join(tmpdir(), 'shop-redis-'));
  const port = await freePort();
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--daemonize',
    'no',
  ];
  const secured = password ? [...args, '--requirepass', password] : args;
  const launch = async () => {
    const started = startProgram(program, secured, folder);
    // Without Vitest, as `npm run servers` starts it too.
    for (const until = performance.now() + READY_MS; !(await listens(port)); await sleep(20))
      if (performance.now() > until) throw new Error(`Redis did not start: ${started.output()}`);
    return started;
  };
  let running = await launch();
  return {
    url: `redis://${password ? `:${password}@` : ''}127.0.0.1:${port}`,
    port,
    /** Stops it by force, or holds it so that it takes connections and answers nothing. */
    stop: () => running.end(),
    hold: () => running.signal('SIGSTOP'),
    release: () => running.signal('SIGCONT'),
    /** Starts it again on the same port, without what it had counted. */
    async startAgain() {
      running = await launch();
    },
    async remove() {
      await running.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const listens = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
