// A private PostgreSQL cluster on a free loopback port, removed at the end. PostgreSQL refuses to run as root.
import { spawnSync } from 'node:child_process';
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
 * Starts a cluster in a folder of its own inside `place`; `url` is its superuser address, `stop` ends and removes it.
 * `lasting: false` does not wait for the disk: a test need not survive a power cut.
 */
export async function startPostgres({ lasting = true, place = tmpdir() } = {}) {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const port = await freePort();
  // From here to the end nothing is waited for: a signal finds either no folder or a cluster that can be stopped.
  const folder = mkdtempSync(join(place, 'shop-pg-'));
  const data = join(folder, 'data');
  const stop = () => {
    spawnAs(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    launch(bin, { folder, data, port, lasting });
  } catch (error) {
    stop();
    throw error;
  }
  return { url: `postgres://${USER}@127.0.0.1:${port}/postgres`, stop };
}

function launch(bin, { folder, data, port, lasting }) {
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
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=120${lasting ? '' : ' -c fsync=off -c full_page_writes=off'}`;
  run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
}

function run(command, args) {
  const result = spawnAs(command, args);
  if (result.status !== 0) throw new Error(`${command} failed: ${result.stderr || result.stdout}`);
}

/** Through files, not pipes: the server it starts would hold a pipe open. */
function spawnAs(command, args) {
  const [program, rest] = isRoot ? ['runuser', ['-u', USER, '--', command, ...args]] : [command, args];
  return spawnSync(program, rest, { cwd: '/', encoding: 'utf8', stdio: ['ignore', 'ignore', 'ignore'] });
}

function idsOf(user) {
  return ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout));
}
