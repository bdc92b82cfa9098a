import type { EventObject } from 'xstate';
import type { FlowWords } from '#proof/entry.ts';
import { statePath } from '#src/lib/state-path.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { type Happening, readEventType } from './happening.ts';

const { sentences, told, marks, seconds } = inspectorText;

/** A delay in seconds when it is a number, else its name. */
export const delayWords = (name: string): string =>
  /^\d+$/.test(name) ? seconds(Number(name) / 1000) : name;

/** What a flow says of a port or an event of people; undefined where it has no word. */
const sayOf = ({ kind, name }: Happening, words: FlowWords | undefined): string | undefined =>
  ['person', 'done', 'failed'].includes(kind) ? words?.says[name] : undefined;

/** Whether the flow's own words tell of this event. */
export const isTold = (event: EventObject, words: FlowWords | undefined): boolean =>
  sayOf(readEventType(event.type), words) !== undefined;

/** What happens, as a sentence: in the words of the flow where it has some. */
export function sentenceOf(event: EventObject | null, words?: FlowWords): string {
  if (!event) return sentences.start;
  const happening = readEventType(event.type);
  const { kind, name } = happening;
  const say = sayOf(happening, words);
  if (kind === 'done') return say ? told.done(say) : sentences.done(name);
  if (kind === 'failed')
    return say ? told.failed(say, reasonOf(event)) : sentences.failed(name, reasonOf(event));
  if (kind === 'time') return sentences.time(delayWords(name));
  if (kind === 'finished') return sentences.finished(name);
  if (kind !== 'person') return sentences.start;
  return say ? told.event(say) : sentences.event(name);
}

/** The same in short, for lists of many: null where the flow has no word. */
export function shortOf(event: EventObject, words: FlowWords | undefined): string | null {
  const happening = readEventType(event.type);
  const say = sayOf(happening, words);
  if (say === undefined) return null;
  return happening.kind === 'person'
    ? say
    : `${happening.kind === 'done' ? marks.done : marks.failed} ${say}`;
}

function reasonOf(event: EventObject): string {
  const error: unknown = 'error' in event ? event.error : null;
  return typeof error === 'object' && error && 'message' in error ? String(error.message) : '';
}

/** A state value for people: regions apart. */
export const stateWords = (value: unknown): string => statePath(value).replaceAll('|', ' · ');

/** What an event carries besides its type; null when nothing. */
export function payloadOf(event: EventObject): Readonly<Record<string, unknown>> | null {
  const { type: _, ...carried } = event;
  return Object.keys(carried).length > 0 ? carried : null;
}
