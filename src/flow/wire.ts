import { type AnyStateMachine, fromPromise } from 'xstate';
import { type Question, questionOf } from '#machines/kit/asks.ts';
import type { AppServices } from '#src/flow/services.ts';
import { told } from '#src/http/api-error.ts';

type PortName<Logic extends AnyStateMachine> = keyof NonNullable<Parameters<Logic['provide']>[0]['actors']>;

/**
 * Provides every port of a chart that names its endpoint; the others are left to whoever wires the page. A sentence
 * that stands here for a port is what a failure says of which the server said nothing.
 */
export function wire<Logic extends AnyStateMachine>(
  machine: Logic,
  { call }: Pick<AppServices, 'call'>,
  sentences?: Readonly<Partial<Record<PortName<Logic>, string>>>,
): Logic {
  // By the names of ports, whatever the chart.
  const failing = (sentences ?? {}) as Readonly<Record<string, string | undefined>>;
  const actors = Object.entries(machine.implementations.actors).flatMap(([name, logic]) => {
    const question = questionOf(Object(logic));
    return question ? [[name, answered(call, question, failing[name])] as const] : [];
  });
  // The same chart: what its ports take and give is said by themselves.
  return machine.provide({ actors: Object.fromEntries(actors) }) as Logic;
}

/** A read ends with its state; what was written may be done already, so a write is heard to its end. */
const answered = (
  call: AppServices['call'],
  { endpoint, toCall, toOutput }: Question,
  sentence: string | undefined,
) =>
  fromPromise<unknown, unknown>(async ({ input, signal }) => {
    const { key: idempotencyKey, ...parts } = toCall(input);
    let known = endpoint;
    const asking = call(
      typeof endpoint === 'function'
        ? async () => {
            known = await endpoint();
            return known;
          }
        : endpoint,
      parts,
      {
        idempotencyKey,
        // Asked for once the endpoint is there.
        get signal() {
          return 'method' in known && known.method === 'GET' ? signal : undefined;
        },
      },
    );
    const answer = await (sentence === undefined ? asking : told(asking, sentence));
    return toOutput ? toOutput(answer, input) : answer;
  });
