import type { AnyStateMachine, EventObject } from 'xstate';
import { type ErrorCode, statusOf } from '#domain/kit/errors.ts';

/** An event with the data it carries. */
export type SampleEvent = EventObject & Readonly<Record<string, unknown>>;

/** Results of a port: the usual ones, and others that lead elsewhere. */
export type PortSamples = {
  done: unknown;
  error: Error;
  /** The answer when there is nothing; a port without it always has something, as a detail page has. */
  empty?: unknown;
  otherDone?: readonly unknown[];
  otherErrors?: readonly Error[];
};

/** A flow for people who walk it, in Korean. */
export type FlowWords = {
  /** What a person does in it. */
  about: string;
  /** What each port is asked, by invoke id, and what each event is, by type. */
  says: Readonly<Record<string, string>>;
};

/** Charts of machines/kit that several flows are made of. */
export type KitChart =
  | 'resource'
  | 'paged'
  | 'ledger'
  | 'toggle'
  | 'removal'
  | 'file'
  | 'form'
  | 'loadedForm';

/** One row of the registry: what tests, charts and the inspector know of a machine. */
export type RegistryEntry = {
  /** Korean title and group for QA. */
  title: string;
  group: string;
  machine: AnyStateMachine;
  /** From proof/words; the registry attaches them. */
  words?: FlowWords;
  /** The kit chart that made the machine; one with a chart of its own has none. */
  kit?: KitChart;
  input?: unknown;
  /** Leaf states that need another input than this one; the flow's own test proves them. */
  unreachable?: readonly string[];
  /** Leaf states that nothing leads out of: what was wanted is shown, or its failure leaves no gap on the screen. */
  rests?: readonly string[];
  /** Sample results by invoke id. */
  ports: Record<string, PortSamples>;
  /** Sample events a person or another actor may send. */
  events: readonly SampleEvent[];
  walkthroughs: readonly { name: string; steps: readonly SampleEvent[] }[];
};

/** The event that settles an invoke with a result. */
export const done = (invokeId: string, output?: unknown): EventObject & { output: unknown } => ({
  type: `xstate.done.actor.${invokeId}`,
  output,
});

/** The event that settles an invoke with a failure. */
export const failed = (invokeId: string, error: Error): EventObject & { error: Error } => ({
  type: `xstate.error.actor.${invokeId}`,
  error,
});

/** The server's refusal of a write; its code tells it from a call without an answer. */
export const refusal = (message: string, code: ErrorCode): Error =>
  Object.assign(new Error(message), { code, status: statusOf(code) });

/** A call of which nobody knows what became. */
export const unanswered = Object.assign(new Error('응답이 늦어지고 있어요.'), { status: null });
