import type { EventObject } from 'xstate';
import { inspectorText } from '#src/text/inspector.ts';
import { statePath } from '#src/ui/flow-frame.tsx';
import { readEventType } from './happening.ts';

const { sentences, seconds } = inspectorText;

/** A delay in seconds when it is a number, else its name. */
export const delayWords = (name: string): string =>
  /^\d+$/.test(name) ? seconds(Number(name) / 1000) : name;

/** What happens, as a sentence. */
export function sentenceOf(event: EventObject | null): string {
  if (!event) return sentences.start;
  const { kind, name } = readEventType(event.type);
  if (kind === 'done') return sentences.done(name);
  if (kind === 'failed') return sentences.failed(name, reasonOf(event));
  if (kind === 'time') return sentences.time(delayWords(name));
  if (kind === 'finished') return sentences.finished(name);
  return kind === 'person' ? sentences.event(name) : sentences.start;
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
