import { rmSync } from 'node:fs';
import { availableParallelism, freemem } from 'node:os';
import { runChild } from '../children.mjs';
import { oneVoice } from '../one-voice.mjs';
import { root } from '../root.mjs';
import { partsFile, reportFile } from './step-commands.mjs';
import { nextSteps } from './step-order.mjs';
import { readTests } from './test-reports.mjs';
import { thorough } from './thorough.mjs';

const GIB = 1024 ** 3;
const voice = oneVoice((text) => process.stdout.write(text));
/** At full strength times are measured, which two wide steps side by side would make longer. */
const cores = thorough ? Math.min(2, availableParallelism()) : availableParallelism();
const machineNow = () => ({ cores, memory: freemem() / GIB });
/** Steps write to a pipe; those that this process passes on to a terminal keep their colours. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Removes what an earlier run of a step has reported; a part of its tests leaves what the others have. */
function forget(name, { results = [] }, { files, title }) {
  for (const file of [reportFile(name), partsFile(name)]) rmSync(file, { force: true });
  if (files || title !== undefined) return;
  for (const folder of results) rmSync(folder, { recursive: true, force: true });
}

/** Runs the command of a step; returns its exit code, and its tests or null. */
async function execute(name, step, { selection, say }) {
  forget(name, step, selection);
  const { command, args, env } = await step.start(selection);
  const code = await runChild(command, args, { say, cwd: root, env: { ...process.env, ...colours, ...env } });
  const tests = step.runner ? readTests(reportFile(name)) : null;
  const isIdle = (tests ?? []).every(({ outcome }) => outcome === 'skipped');
  if (selection.title === undefined || code !== 0 || !isIdle) return { code, tests };
  say('No test has this title.\n');
  return { code: 1, tests };
}

async function runStep(name, step, selection) {
  const { say, end } = voice();
  say(`\n=== ${name} ===\n`);
  const started = Date.now();
  try {
    return {
      name,
      repeat: step.repeat,
      ...(await execute(name, step, { selection, say })),
      ms: Date.now() - started,
    };
  } catch (error) {
    say(`${error instanceof Error ? error.message : error}\n`);
    return { name, repeat: step.repeat, code: 1, tests: null, ms: Date.now() - started };
  } finally {
    end();
  }
}

/**
 * Runs steps, side by side where the machine has room; returns what each has come to, in the order of `names`. A step
 * that fails keeps only those from running that need it, or all that have not begun with `bail`. `selection` limits a
 * step of tests to `files` or to a `title`.
 */
export async function runSteps(names, { steps, bail, selection = {} }) {
  const running = new Map();
  const ended = [];
  for (let waiting = [...names]; waiting.length > 0 || running.size > 0; ) {
    const state = { waiting, running: [...running.keys()], ended, steps, bail };
    const { begin, left } = nextSteps({ ...state, machine: machineNow() });
    ended.push(...left);
    for (const name of begin) running.set(name, runStep(name, steps[name], selection));
    const gone = [...begin, ...left.map(({ name }) => name)];
    waiting = waiting.filter((name) => !gone.includes(name));
    // What was left out may be what others wait for.
    if (left.length > 0) continue;
    const done = await Promise.race(running.values());
    running.delete(done.name);
    ended.push(done);
  }
  return ended.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}
