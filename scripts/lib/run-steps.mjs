import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { results } from './steps.mjs';

/** Runs the steps of a group side by side; answers how long each took and whether it passed. */
export async function runGroup(names, steps) {
  const isAlone = names.length === 1;
  return Promise.all(names.map((name) => runStep(name, steps[name], isAlone)));
}

async function runStep(name, start, isAlone) {
  const title = `\n=== ${name} ===`;
  if (isAlone) console.log(title);
  const { command, args, env } = await start();
  const started = Date.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  // Steps that run side by side speak one after the other.
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  const [code] = await once(child, 'close');
  if (!isAlone) process.stdout.write(`${title}\n${Buffer.concat(said)}`);
  return { name, ms: Date.now() - started, code: code ?? 1 };
}

/** Tests that a runner's own report counts as passed; other steps count themselves once. */
function passedIn(name) {
  try {
    const data = JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8'));
    return data.numPassedTests ?? data.stats.expected;
  } catch {
    return 1;
  }
}

export function printSummary(done) {
  console.log('\n=== summary ===');
  for (const { name, ms } of done) console.log(`${name.padEnd(18)} ${(ms / 1000).toFixed(1)} s`);
  console.log(`${done.reduce((sum, { name }) => sum + passedIn(name), 0)} passed, 0 failed`);
}
