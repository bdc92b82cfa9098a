import type { AnyStateMachine, EventObject } from 'xstate';
import type { LiveLog, LoggedActor } from './live-log.ts';
import { walkRecorded } from './recorded-steps.ts';

const DONE = /^xstate\.done\.actor\.(.+)$/;
const FAILED = /^xstate\.error\.actor\.(.+)$/;

/** Values as JSON; what JSON cannot carry is not part of a log. */
const json = (value: unknown): string => JSON.stringify(value ?? null, null, 2);

const stepsOf = (log: LiveLog, { actor }: LoggedActor): EventObject[] =>
  log.steps.filter((step) => step.actor === actor).map(({ event }) => event);

/**
 * A Vitest file that walks the chart of a logged actor by its recorded events, and expects state, context and asked
 * ports after each as the present chart gives them. It belongs into `tests/inspector/recorded` and runs there as it is.
 */
export function logToTest(log: LiveLog, actor: LoggedActor, machine: AnyStateMachine): string {
  const { value, context } = actor.base;
  const steps = walkRecorded(machine, { value, context }, stepsOf(log, actor));
  return [
    "import { it } from 'vitest';",
    "import { expectRecorded } from './expect-recorded.ts';",
    '',
    `const BASE = ${json({ value, context })};`,
    '',
    `const STEPS = ${json(steps)};`,
    '',
    `it('${machine.id} goes the recorded way', () => expectRecorded('${machine.id}', BASE, STEPS));`,
    '',
  ].join('\n');
}

function stepText(event: EventObject): string {
  const [, done] = DONE.exec(event.type) ?? [];
  if (done) return `done('${done}', ${json('output' in event ? event.output : null)})`;
  const [, failed] = FAILED.exec(event.type) ?? [];
  if (!failed) return json(event);
  const { message, code, status } = Object('error' in event ? event.error : null);
  return `failed('${failed}', Object.assign(new Error(${json(message)}), ${json({ code, status })}))`;
}

/** A walkthrough of a logged actor as a row for its entry in `proof`; `name` says what is walked. */
export const logToWalkthrough = (log: LiveLog, actor: LoggedActor, name: string): string =>
  [
    '{',
    `  name: ${json(name)},`,
    '  steps: [',
    ...stepsOf(log, actor).map((event) => `    ${stepText(event).replaceAll('\n', '\n    ')},`),
    '  ],',
    '},',
    '',
  ].join('\n');
