import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const system = process.platform === 'win32' ? 'win' : process.platform;
const PACKAGE = `node-${system}-${process.arch}`;

const npm = (args, cwd) =>
  spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** The newest Node of a line (26, or 20.19) in the registry; its binaries are packages there. */
function newestOf(line) {
  const asked = npm(['view', PACKAGE, 'versions', '--json']);
  if (asked.status !== 0) throw new Error(`the registry does not tell the versions of ${PACKAGE}`);
  const parts = (version) => version.split('.').map(Number);
  const newest = JSON.parse(asked.stdout)
    .filter((version) => /^[\d.]+$/.test(version) && version.startsWith(`${line}.`))
    .toSorted((a, b) => parts(a)[1] - parts(b)[1] || parts(a)[2] - parts(b)[2])
    .at(-1);
  if (!newest) throw new Error(`${PACKAGE} has no version ${line}`);
  return newest;
}

/** Puts a Node into a folder; answers its version and the folder of its program. */
export function fetchNode(line, folder) {
  const version = newestOf(line);
  writeFileSync(join(folder, 'package.json'), '{}');
  const done = npm(['install', '--no-audit', '--no-fund', `${PACKAGE}@${version}`], folder);
  if (done.status !== 0) throw new Error(`${PACKAGE}@${version} could not be installed`);
  return { version, bin: join(folder, 'node_modules', PACKAGE, 'bin') };
}
