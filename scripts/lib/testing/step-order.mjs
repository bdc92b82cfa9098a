// Which steps of a run begin when.

const hasFailed = ({ code, why }) => why !== undefined || code !== 0;

/** Why a waiting step will not run after what has happened, or null. */
function reasonAgainst(name, { steps, ended, bail }) {
  const failed = ended.filter(hasFailed).map((step) => step.name);
  const missing = (steps[name].needs ?? []).filter((need) => failed.includes(need));
  if (missing.length > 0) return `it needs ${missing.join(' and ')}`;
  return bail && failed.length > 0 ? '--bail' : null;
}

/** Whether a step may run beside those that run: `cores` and `memory` (GiB that are free) are what the machine has. */
function fitsBeside(step, running, { cores, memory }) {
  if (running.length === 0) return true;
  // What measures or waits for answers runs beside its own kind only.
  if (running.some((other) => Boolean(other.quiet) !== Boolean(step.quiet))) return false;
  const busy = running.reduce((sum, other) => sum + other.cores, 0);
  return busy + step.cores <= cores && step.memory <= memory;
}

/**
 * What happens next in a run: `left` are waiting steps that will not run, each with the reason; `begin` are those that
 * start now. `waiting` and `running` are names, `ended` what steps have come to. A step waits for those of its `needs`
 * that are part of the run; the order of `waiting` decides which of two begins.
 */
export function nextSteps({ waiting, running, ended, steps, machine, bail = false }) {
  const left = waiting
    .map((name) => ({ name, why: reasonAgainst(name, { steps, ended, bail }) }))
    .filter(({ why }) => why !== null);
  const open = waiting.filter((name) => left.every((one) => one.name !== name));
  const begin = [];
  let { memory } = machine;
  for (const name of open) {
    const needs = steps[name].needs ?? [];
    if (needs.some((need) => waiting.includes(need) || running.includes(need))) continue;
    const beside = [...running, ...begin].map((other) => steps[other]);
    if (!fitsBeside(steps[name], beside, { ...machine, memory })) continue;
    begin.push(name);
    memory -= steps[name].memory;
  }
  return { begin, left };
}
