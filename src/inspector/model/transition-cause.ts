/** Kinds of transition causes. */
export type TransitionCauseKind = 'person' | 'done' | 'failed' | 'time' | 'finished' | 'at-once' | 'start';

/** Parsed event type: the kind of its cause and a short name. */
export type TransitionCause = { kind: TransitionCauseKind; name: string };

const DONE = 'xstate.done.actor.';
const FAILED = 'xstate.error.actor.';
const AFTER = 'xstate.after.';
const FINISHED = 'xstate.done.state.';

/** Parses an XState event type; `name` is the invoke id, the delay, the state or the event itself. */
export function readEventType(type: string): TransitionCause {
  if (type === '') return { kind: 'at-once', name: '' };
  if (type === 'xstate.init') return { kind: 'start', name: '' };
  if (type.startsWith(DONE)) return { kind: 'done', name: type.slice(DONE.length) };
  if (type.startsWith(FAILED)) return { kind: 'failed', name: type.slice(FAILED.length) };
  if (type.startsWith(AFTER)) return { kind: 'time', name: type.slice(AFTER.length).split('.')[0] ?? '' };
  if (type.startsWith(FINISHED)) return { kind: 'finished', name: type.slice(FINISHED.length) };
  return { kind: 'person', name: type };
}
