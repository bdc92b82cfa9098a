import type { FlowLog } from '#domain/kit/flow-log/log-schema.ts';

/** A log whose contexts are numbers of a list, because the steps of an actor share its context until it changes. */
export type WithSharedContexts<Log> = { log: Log; contexts: readonly unknown[] };

/** Numbers for values by their JSON text; values that are the same object are written once. */
function numbering() {
  const texts = new Map<unknown, string>();
  const numbers = new Map<string, number>();
  const numberOf = (value: unknown): number => {
    const text = texts.get(value) ?? JSON.stringify(value ?? null);
    texts.set(value, text);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  return { numberOf, values: (): unknown[] => [...numbers.keys()].map((text) => JSON.parse(text)) };
}

/** Replaces the contexts of a log by numbers of a list; null stands for a missing one. */
export function shareContexts(log: FlowLog): WithSharedContexts<FlowLog> {
  const { numberOf, values } = numbering();
  const refer = <One extends { context: unknown }>(one: One) => ({ ...one, context: numberOf(one.context) });
  const compact = {
    ...log,
    actors: log.actors.map((actor) => ({ ...actor, base: refer(actor.base), now: refer(actor.now) })),
    steps: log.steps.map(refer),
  };
  return { log: compact, contexts: values() };
}

/** Puts the contexts of a list back in place of their numbers. */
export function restoreContexts({ log, contexts }: WithSharedContexts<FlowLog>): FlowLog {
  const full = <One extends { context?: unknown }>(one: One) => ({
    ...one,
    context: contexts[Number(one.context)] ?? null,
  });
  return {
    ...log,
    actors: log.actors.map((actor) => ({ ...actor, base: full(actor.base), now: full(actor.now) })),
    steps: log.steps.map(full),
  };
}
