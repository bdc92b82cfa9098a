import type { EventObject } from 'xstate';
import type { FlowLabels } from '#proof/entry.ts';
import { delayLabels } from '#proof/kit/labels/common-names.text.ts';
import { statePath } from '#src/lib/state-path.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { readEventType, type TransitionCause } from './transition-cause.ts';

const { sentences, told, marks, seconds } = inspectorText;

/** Delay in seconds if it is a number, otherwise its Korean label. */
export const delayLabel = (name: string): string =>
  /^\d+$/.test(name) ? seconds(Number(name) / 1000) : (delayLabels[name] ?? name);

/** Korean words of a flow for a port or event; undefined if it has none. */
export const sayOf = ({ kind, name }: TransitionCause, words: FlowLabels | undefined): string | undefined =>
  ['person', 'done', 'failed'].includes(kind) ? words?.says[name] : undefined;

/** True if the flow has words for the event. */
export const isLabelled = (event: EventObject, words: FlowLabels | undefined): boolean =>
  sayOf(readEventType(event.type), words) !== undefined;

/** Sentence for an event, in the words of the flow if it has some. */
export function sentenceOf(event: EventObject | null, words?: FlowLabels): string {
  if (!event) return sentences.start;
  const happening = readEventType(event.type);
  const { kind, name } = happening;
  const say = sayOf(happening, words);
  if (kind === 'done') return say ? told.done(say) : sentences.done(name);
  if (kind === 'failed')
    return say ? told.failed(say, reasonOf(event)) : sentences.failed(name, reasonOf(event));
  if (kind === 'time') return sentences.time(delayLabel(name));
  if (kind === 'finished') return sentences.finished(name);
  if (kind !== 'person') return sentences.start;
  return say ? told.event(say) : sentences.event(name);
}

/** Short sentence for lists; null if the flow has no words. */
export function shortOf(event: EventObject, words: FlowLabels | undefined): string | null {
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

/** State value as text, parallel regions separated. */
export const stateLabel = (value: unknown): string => statePath(value).replaceAll('|', ' · ');

/** Korean labels of a state by its path, from the outermost inwards; a state without a label keeps its own name. */
export function stateWords(path: string, words: FlowLabels | undefined): string {
  const keys = path.split('.');
  return keys.map((key, at) => words?.chart?.states[keys.slice(0, at + 1).join('.')] ?? key).join(' › ');
}

/** State value in Korean, parallel regions separated. */
export const valueWords = (value: unknown, words: FlowLabels | undefined): string =>
  statePath(value)
    .split('|')
    .map((path) => stateWords(path, words))
    .join(' · ');

/** Korean label of a guard; its own name if it has none. */
export const guardWord = (guard: string, words: FlowLabels | undefined): string =>
  words?.chart?.guards[guard] ?? guard;

/** Korean label of an action; its own name if it has none. */
export const actionWord = (action: string, words: FlowLabels | undefined): string =>
  words?.chart?.actions[action] ?? action;

/** Korean sentence for the description of a state; null if the state has none. */
export const sentenceOfState = (
  description: string | undefined,
  words: FlowLabels | undefined,
): string | null => (description && words?.chart?.sentences[description]) || null;

/** Payload of an event without its type; null if it has none. */
export function payloadOf(event: EventObject): Readonly<Record<string, unknown>> | null {
  const { type: _, ...carried } = event;
  return Object.keys(carried).length > 0 ? carried : null;
}
