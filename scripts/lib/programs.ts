import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** Folders of Debian's programs; services are not on the path of every account. */
const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin'];

/** Returns the path of a program of Debian; null where it is missing. */
export const programPath = (name: string): string | null =>
  FOLDERS.map((folder) => `${folder}/${name}`).find((one) => existsSync(one)) ?? null;

/** Starts a program that stays; `end` ends it by a signal to its own process id and waits until it is gone. */
export function startProgram(path: string, args: readonly string[], cwd: string) {
  const child = spawn(path, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const gone = once(child, 'exit');
  return {
    output: () => text,
    signal: (name: NodeJS.Signals) => child.kill(name),
    async end(name: NodeJS.Signals = 'SIGKILL') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(name);
        await gone;
      }
    },
  };
}
