import type { AnyStateMachine, EventObject } from 'xstate';
import { type ErrorCode, statusOf } from '#domain/kit/errors.ts';

/** Sample event with its payload. */
export type SampleEvent = EventObject & Readonly<Record<string, unknown>>;

/** Sample results of a port: the usual ones, and others that lead elsewhere. */
export type PortSamples = {
  done: unknown;
  error: Error;
  /** Result without content; absent if the port always has some, as on a detail page. */
  empty?: unknown;
  otherDone?: readonly unknown[];
  otherErrors?: readonly Error[];
};

/** Korean labels of the parts of a chart: states by path, guards and actions by name, sentences by description. */
export type ChartLabels = {
  states: Readonly<Record<string, string>>;
  guards: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, string>>;
  sentences: Readonly<Record<string, string>>;
};

/** Korean words of a flow, for QA. */
export type FlowLabels = {
  /** What a person does in the flow. */
  about: string;
  /** Sentence for each port by invoke id and for each event by type. */
  says: Readonly<Record<string, string>>;
  /** Labels of the chart of the flow (proof/kit/labels); absent in words without a chart. */
  chart?: ChartLabels;
};

/** Kit charts (machines/kit) that several flows use. */
export type KitChart =
  | 'resource'
  | 'paged'
  | 'ledger'
  | 'toggle'
  | 'removal'
  | 'file'
  | 'form'
  | 'loadedForm';

/** Registry row: what tests, drawings and the inspector know of a machine. */
export type RegistryEntry = {
  /** Korean title and group for QA. */
  title: string;
  group: string;
  machine: AnyStateMachine;
  /** Korean words; `proof` (page.ts) adds them. */
  words?: FlowLabels;
  /** Kit chart that made the machine; undefined for its own chart. */
  kit?: KitChart;
  input?: unknown;
  /** Leaf states that need another input; the flow's own test covers them. */
  unreachable?: readonly string[];
  /** Leaf states without outgoing transitions: the content is shown, or its failure leaves no gap on the screen. */
  rests?: readonly string[];
  /** Sample results by invoke id. */
  ports: Record<string, PortSamples>;
  /** Sample events that a person or another actor may send. */
  events: readonly SampleEvent[];
  walkthroughs: readonly { name: string; steps: readonly SampleEvent[] }[];
};

/** Event that resolves an invoke with an output. */
export const done = (invokeId: string, output?: unknown): EventObject & { output: unknown } => ({
  type: `xstate.done.actor.${invokeId}`,
  output,
});

/** Event that rejects an invoke with an error. */
export const failed = (invokeId: string, error: Error): EventObject & { error: Error } => ({
  type: `xstate.error.actor.${invokeId}`,
  error,
});

/** Sample error of a refused write; its code distinguishes it from a call without an answer. */
export const refusal = (message: string, code: ErrorCode): Error =>
  Object.assign(new Error(message), { code, status: statusOf(code) });

/** Sample error of a call whose result is unknown. */
export const unanswered = Object.assign(new Error('응답이 늦어지고 있어요.'), { status: null });

/** Kinds of the sample results of a port: the usual ones, and others of a successful or failed call. */
export type OutcomeKind = 'done' | 'empty' | 'otherDone' | 'failed' | 'otherFailed';

/** Sample result of a port: the event that settles it, and its number among the results of its kind, from 1. */
export type Outcome = {
  kind: OutcomeKind;
  number: number;
  event: EventObject & { output?: unknown; error?: Error };
};

/** Every sample result of a port, successes first. */
export function outcomesOf(invokeId: string, samples: PortSamples): Outcome[] {
  const outcome = (kind: OutcomeKind, event: Outcome['event'], index = 0): Outcome => ({
    kind,
    number: index + 1,
    event,
  });
  return [
    outcome('done', done(invokeId, samples.done)),
    ...('empty' in samples ? [outcome('empty', done(invokeId, samples.empty))] : []),
    ...(samples.otherDone ?? []).map((output, index) => outcome('otherDone', done(invokeId, output), index)),
    outcome('failed', failed(invokeId, samples.error)),
    ...(samples.otherErrors ?? []).map((error, index) =>
      outcome('otherFailed', failed(invokeId, error), index),
    ),
  ];
}
