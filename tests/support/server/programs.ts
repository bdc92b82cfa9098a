import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { it } from 'vitest';

/** Folders of Debian's programs; services are not on the path of every account. */
const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin'];

/**
 * Returns the path of a program of Debian. Where it is missing, a test says which package to install:
 * it is skipped in `npm test` and fails in `npm run test:all`.
 */
export function findProgram(name: string, inPackage = name): string | null {
  const path = FOLDERS.map((folder) => `${folder}/${name}`).find((one) => existsSync(one));
  if (path) return path;
  const says = `not tested, because ${name} is missing: apt-get install ${inPackage}`;
  if (process.env.THOROUGH === '1')
    it(says, () => {
      throw new Error(says);
    });
  else it.skip(says, () => {});
  return null;
}

/** Starts a program that stays; `end` ends it by its own process id and waits until it is gone. */
export function startProgram(path: string, args: readonly string[], cwd: string) {
  const child = spawn(path, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const gone = once(child, 'exit');
  return {
    output: () => text,
    signal: (name: NodeJS.Signals) => child.kill(name),
    async end() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await gone;
      }
    },
  };
}
