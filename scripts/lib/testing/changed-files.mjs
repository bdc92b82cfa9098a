import { spawnSync } from 'node:child_process';
import { root } from '../root.mjs';

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.split('\0').filter(Boolean);
}

/** Paths that differ from a revision, those that git does not know yet and those that are gone included. */
export const changedFiles = (since = 'HEAD') => [
  ...git('diff', '--name-only', '--no-renames', '-z', '--end-of-options', since, '--'),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
];
