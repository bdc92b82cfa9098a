// Records what a problem report may hold: states, event types, kinds of values, and calls. Values are never kept.
import type { AnyActor, EventObject, Snapshot } from 'xstate';
import type { AppServices } from '#src/flow/services.ts';

/** State of a chart with the kind of each field of its context. */
export type RecordedState = { value: unknown; context: Record<string, string>; status: string };
export type RecordedActor = { at: number; name: string; base: RecordedState; now: RecordedState };
type RecordedStep = RecordedState & { seq: number; at: number; actor: number; type: string };
export type RecordedCall = {
  seq: number;
  at: number;
  ms: number;
  method: string;
  path: string;
  status: number | null;
  requestId: string | null;
  replayed: boolean;
};
/** What a page has recorded; `seq` counts steps, calls and loads together, and `dropped` the steps that were dropped. */
export type Recording = {
  seq: number;
  dropped: number;
  actors: Map<number, RecordedActor>;
  steps: RecordedStep[];
  calls: RecordedCall[];
  loads: { seq: number; at: number; path: string }[];
};

const MOST = 200;
const recordings = new WeakMap<AppServices, Recording>();

const empty = (): Recording => ({ seq: 0, dropped: 0, actors: new Map(), steps: [], calls: [], loads: [] });
const clock = (): number => Math.round(performance.timeOrigin + performance.now());

/** Returns the kind of a value with its length. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return `text(${Math.min(value.length, 999_999)})`;
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'yes/no';
  if (typeof value !== 'object') return 'other';
  return Array.isArray(value) ? `list(${value.length})` : `object(${Object.keys(value).length})`;
}

/** Returns the state of a chart; null for an actor of another kind. */
function stateOf(snapshot: Snapshot<unknown>): RecordedState | null {
  if (!('value' in snapshot) || !('context' in snapshot)) return null;
  const kinds = Object.entries(Object(snapshot.context)).map(([key, value]) => [key, kindOf(value)]);
  return { value: snapshot.value, context: Object.fromEntries(kinds), status: snapshot.status };
}

/** Adds the page of the address, if it is another one than that of the entry before. */
function notePage(recording: Recording): void {
  const { loads } = recording;
  const path = window.location.pathname;
  if (loads.at(-1)?.path !== path) loads.push({ seq: ++recording.seq, at: clock(), path });
  if (loads.length > 50) loads.shift();
}

type Ids = { of: WeakMap<object, number>; last: number };

function noteStep(
  recording: Recording,
  ids: Ids,
  actor: AnyActor,
  next: Snapshot<unknown>,
  type: string,
): void {
  const state = stateOf(next);
  if (!state) return;
  notePage(recording);
  const id = ids.of.get(actor) ?? ++ids.last;
  ids.of.set(actor, id);
  const at = clock();
  const { actors, steps } = recording;
  const known = actors.get(id);
  if (known) known.now = state;
  else {
    const before = type === 'xstate.init' ? state : (stateOf(actor.getSnapshot()) ?? state);
    const name = Object(actor.logic).id;
    actors.set(id, { at, name: String(name), base: before, now: state });
  }
  if (type === 'xstate.init') return;
  steps.push({ ...state, seq: ++recording.seq, at, actor: id, type });
  const oldest = steps.length > MOST ? steps.shift() : undefined;
  if (oldest) forgetStep(recording, oldest);
}

/** Moves the first state of the actor of a dropped step to the state after it. */
function forgetStep(recording: Recording, { actor, value, context, status }: RecordedStep): void {
  recording.dropped += 1;
  const of = recording.actors.get(actor);
  if (of) of.base = { value, context, status };
  // Actors that have neither steps nor an active state say nothing any more.
  if (of && of.now.status !== 'active' && !recording.steps.some((step) => step.actor === actor))
    recording.actors.delete(actor);
}

/** Records the calls of the page by wrapping `fetch`: method, path, status, time and request id. */
function recordCalls(recording: Recording): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const started = performance.now();
    const call = { seq: ++recording.seq, at: clock(), method: init?.method ?? 'GET', path: url.pathname };
    const note = (answer: Response | null) => {
      if (!call.path.startsWith('/api/')) return;
      recording.calls.push({
        ...call,
        ms: Math.round(performance.now() - started),
        status: answer?.status ?? null,
        requestId: answer?.headers.get('x-request-id') ?? null,
        replayed: answer?.headers.has('idempotent-replayed') ?? false,
      });
      if (recording.calls.length > MOST) recording.calls.shift();
    };
    try {
      const answer = await send.call(window, input, init);
      note(answer);
      return answer;
    } catch (error) {
      note(null);
      throw error;
    }
  };
}

/** The method of XState's actors that takes over each next snapshot, which the types of the library hide. */
type Updated = {
  update(this: AnyActor, snapshot: Snapshot<unknown>, event: EventObject): void;
};

/**
 * Starts the recorder of a page; further calls return the same recording. Actors are roots of systems of their own,
 * so that they are recorded at the one method that all of them share. Another member starts with an empty record.
 */
export function recordingOf(app: AppServices): Recording {
  const known = recordings.get(app);
  if (known) return known;
  const recording = empty();
  recordings.set(app, recording);
  const shared: Updated = Object.getPrototypeOf(app.session);
  const { update } = shared;
  const ids: Ids = { of: new WeakMap(), last: 0 };
  shared.update = function recorded(snapshot, event) {
    try {
      noteStep(recording, ids, this, snapshot, event.type);
    } catch {
      // A step that cannot be recorded must not stop the shop.
    }
    update.call(this, snapshot, event);
  };
  recordCalls(recording);
  let member = app.session.getSnapshot().context.user?.token;
  app.session.subscribe(({ context }) => {
    if (member && context.user?.token !== member)
      Object.assign(recording, { ...empty(), seq: recording.seq });
    member = context.user?.token;
  });
  return recording;
}
