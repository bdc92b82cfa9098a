/** What brought a transition about, as people tell them apart. */
export type HappeningKind = 'person' | 'done' | 'failed' | 'time' | 'finished' | 'at-once' | 'start';

/** An event type, read: whose doing it is and its short name. */
export type Happening = { kind: HappeningKind; name: string };

const DONE = 'xstate.done.actor.';
const FAILED = 'xstate.error.actor.';
const AFTER = 'xstate.after.';
const FINISHED = 'xstate.done.state.';

/** Reads an event type of XState; `name` is the invoke id, the delay, the state or the event itself. */
export function readEventType(type: string): Happening {
  if (type === '') return { kind: 'at-once', name: '' };
  if (type === 'xstate.init') return { kind: 'start', name: '' };
  if (type.startsWith(DONE)) return { kind: 'done', name: type.slice(DONE.length) };
  if (type.startsWith(FAILED)) return { kind: 'failed', name: type.slice(FAILED.length) };
  if (type.startsWith(AFTER)) return { kind: 'time', name: type.slice(AFTER.length).split('.')[0] ?? '' };
  if (type.startsWith(FINISHED)) return { kind: 'finished', name: type.slice(FINISHED.length) };
  return { kind: 'person', name: type };
}
