// Private PostgreSQL clusters on free loopback ports, removed at the end. PostgreSQL refuses to run as root.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

const isRoot = process.getuid?.() === 0;
const USER = 'postgres';

/** Newest Debian PostgreSQL on this machine, or null: the folder of its programs. */
export function findPostgres() {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return null;
  const newest = readdirSync(base)
    .filter((name) => existsSync(join(base, name, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a))[0];
  return newest ? join(base, newest, 'bin') : null;
}

/**
 * Starts a cluster in a folder of its own inside `place`; `url` is its superuser address, `restart` ends it as a crash
 * would and starts it again, `stop` ends and removes it. `lasting: false` does not wait for the disk: a test need not
 * survive a power cut.
 */
export async function startPostgres({ lasting = true, place = tmpdir() } = {}) {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const port = await freePort();
  // From here to the end nothing is waited for: a signal finds either no folder or a cluster that can be stopped.
  const folder = mkdtempSync(join(place, 'shop-pg-'));
  const data = join(folder, 'data');
  const cluster = clusterIn(bin, { folder, data, options: optionsOf(folder, port, lasting) });
  try {
    initialise(bin, { folder, data });
    cluster.begin();
  } catch (error) {
    cluster.stop();
    throw error;
  }
  const { restart, stop } = cluster;
  return { url: `postgres://${USER}@127.0.0.1:${port}/postgres`, restart, stop };
}

/**
 * Starts a hot standby that streams from the cluster at `url`, in a folder and on a port of its own. `pause` ends it as
 * a crash would and keeps its folder, `resume` starts it again.
 */
export async function startReplica(url, { place = tmpdir() } = {}) {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const port = await freePort();
  const folder = mkdtempSync(join(place, 'shop-replica-'));
  const data = join(folder, 'data');
  const { begin, pause, resume, stop } = clusterIn(bin, {
    folder,
    data,
    options: optionsOf(folder, port, true),
  });
  try {
    if (isRoot) chownSync(folder, ...idsOf(USER));
    run(join(bin, 'pg_basebackup'), ['-d', url, '-D', data, '-R', '-X', 'stream', '-c', 'fast']);
    begin();
  } catch (error) {
    stop();
    throw error;
  }
  return { url: `postgres://${USER}@127.0.0.1:${port}/postgres`, pause, resume, stop };
}

/**
 * How a cluster starts, and ends as in a crash. `pause`, `resume` and `restart` leave the loop to whoever calls the
 * cluster meanwhile; `stop` is finished when it returns, as the end of a process needs it.
 */
function clusterIn(bin, { folder, data, options }) {
  const control = join(bin, 'pg_ctl');
  const halt = ['-D', data, '-m', 'immediate', 'stop'];
  const begin = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'];
  const pause = () => runBeside(control, halt);
  const resume = () => runBeside(control, begin);
  const restart = async () => {
    await pause();
    await resume();
  };
  const stop = () => {
    spawnAs(control, halt);
    rmSync(folder, { recursive: true, force: true });
  };
  return { begin: () => run(control, begin), pause, resume, restart, stop };
}

const optionsOf = (folder, port, lasting) =>
  `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=120${lasting ? '' : ' -c fsync=off -c full_page_writes=off'}`;

function initialise(bin, { folder, data }) {
  if (isRoot) chownSync(folder, ...idsOf(USER));
  run(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    USER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
}

function run(command, args) {
  const result = spawnAs(command, args);
  if (result.status !== 0) throw new Error(`${command} failed: ${result.stderr || result.stdout}`);
}

/** Without pipes: the server that is started would hold them open. */
const APART = { cwd: '/', stdio: ['ignore', 'ignore', 'ignore'] };

const asUser = (command, args) =>
  isRoot ? ['runuser', ['-u', USER, '--', command, ...args]] : [command, args];

const spawnAs = (command, args) => spawnSync(...asUser(command, args), { ...APART, encoding: 'utf8' });

async function runBeside(command, args) {
  const [status] = await once(spawn(...asUser(command, args), APART), 'exit');
  if (status !== 0) throw new Error(`${command} failed: ${args.at(-1)}`);
}

function idsOf(user) {
  return ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout));
}
