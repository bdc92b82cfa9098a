import { type AnyStateMachine, fromPromise } from 'xstate';
import { type Questions, questionsOf } from '#machines/kit/endpoint-port.ts';
import type { AppServices } from '#src/flow/services.ts';
import { withScreenMessage } from '#src/http/api-error.ts';

type PortName<Logic extends AnyStateMachine> = keyof NonNullable<Parameters<Logic['provide']>[0]['actors']>;

/**
 * Provides every port of a chart that names its endpoint; the wiring of the page provides the others. `sentences`
 * gives, by port, the message of a failure for which the server sent none.
 */
export function wire<Logic extends AnyStateMachine>(
  machine: Logic,
  { call }: Pick<AppServices, 'call'>,
  sentences?: Readonly<Partial<Record<PortName<Logic>, string>>>,
): Logic {
  // Keyed by port name, whatever the chart.
  const failing = (sentences ?? {}) as Readonly<Record<string, string | undefined>>;
  const actors = Object.entries(machine.implementations.actors).flatMap(([name, logic]) => {
    const questions = questionsOf(Object(logic));
    return questions ? [[name, answered(call, questions, failing[name])] as const] : [];
  });
  // The chart is the same: its ports declare their own input and output types.
  return machine.provide({ actors: Object.fromEntries(actors) }) as Logic;
}

/** Actor of a call. A read is aborted with its state; a write is not, because it may have been applied already. */
const answered = (call: AppServices['call'], { endpoints, of }: Questions, sentence: string | undefined) =>
  fromPromise<unknown, unknown>(async ({ input, signal }) => {
    const { endpoint, call: sent, toOutput } = of(input);
    if (!endpoints.includes(endpoint)) throw new Error('the port asks an endpoint that it does not name');
    const { key: idempotencyKey, ...parts } = sent;
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
        // Read only after the endpoint has been loaded.
        get signal() {
          return 'safe' in known || ('method' in known && known.method === 'GET') ? signal : undefined;
        },
      },
    );
    const answer = await (sentence === undefined ? asking : withScreenMessage(asking, sentence));
    return toOutput ? toOutput(answer) : answer;
  });
