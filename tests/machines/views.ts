import type { AnyMachineSnapshot } from 'xstate';
import type { HeldCall, LiveFlow } from '#proof/live-flow.ts';
import { looked } from './recorded.ts';
import type { Step, WatchedActors } from './watched-actors.ts';

/** Kept per object, so that equal objects have equal views. */
const views = new WeakMap<object, object>();

function viewOf<T extends object>(target: T, handler: ProxyHandler<T>): T {
  const known = views.get(target) ?? new Proxy(target, handler);
  views.set(target, known);
  // A proxy has the type of its target.
  return known as T;
}

/** Methods of a view work on what it shows, so that guards and matchers of XState count as no look. */
function memberOf(target: object, key: string | symbol): unknown {
  const member: unknown = Reflect.get(target, key);
  return typeof member === 'function' ? member.bind(target) : member;
}

/** A snapshot whose context and output say that a test has looked at them. */
export function snapshotView<T extends AnyMachineSnapshot>(snapshot: T, actors: WatchedActors): T {
  const origin = actors.originOf(snapshot);
  if (!origin) return snapshot;
  const { step, writers } = origin;
  // Snapshots share a context that no step has changed, also those of other actors: each has a view of its own.
  const context = new Proxy<AnyMachineSnapshot['context']>(snapshot.context, {
    get(target, key) {
      if (Object.hasOwn(target, key)) looked(step, writers.get(String(key)));
      return Reflect.get(target, key);
    },
  });
  return viewOf(snapshot, {
    get(target, key) {
      if (key === 'context') return context;
      if (key === 'output') looked(step);
      return memberOf(target, key);
    },
  });
}

/** A list whose items say that a test has looked at what caused them, and whose length stands for the last step. */
export function listView<T>(
  items: T[],
  causeOf: (index: number) => Step | undefined,
  actors: WatchedActors,
): T[] {
  return viewOf(items, {
    get(target, key) {
      if (key === 'length') looked(actors.last);
      else if (typeof key === 'string' && /^\d+$/.test(key)) looked(causeOf(Number(key)));
      return Reflect.get(target, key);
    },
  });
}

/** A call that says that a test has looked at what was asked, or whether it was aborted. */
const callView = (call: HeldCall, cause: Step | undefined, actors: WatchedActors): HeldCall =>
  viewOf(call, {
    get(target, key) {
      if (key === 'input') looked(cause);
      if (key === 'signal') looked(actors.last);
      return memberOf(target, key);
    },
  });

/** A flow whose snapshot and calls are views. */
export function flowView(flow: LiveFlow, actors: WatchedActors): LiveFlow {
  const causeOf = actors.causesOf(flow.calls);
  const seen = (calls: readonly HeldCall[]) =>
    calls.map((call) => callView(call, causeOf(flow.calls.indexOf(call)), actors));
  return viewOf(flow, {
    get(target, key) {
      if (key === 'snapshot') return snapshotView(target.snapshot, actors);
      if (key === 'calls') return seen(target.calls);
      // Which calls still run is a question of the last step.
      if (key === 'waiting') return listView(seen(target.waiting), () => undefined, actors);
      return memberOf(target, key);
    },
  });
}
