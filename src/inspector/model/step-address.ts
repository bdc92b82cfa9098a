import type { EventObject } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { happenings } from '#proof/walk.ts';
import { inspectorPaths } from '../parts/inspector-paths.ts';
import { plainEvent, revive } from './replay.ts';

const keyOf = (event: EventObject): string => JSON.stringify(plainEvent(event));

/** Query parameter with steps: a sample of the registry is written as its number, any other event as it is. */
export function stepsQuery(entry: RegistryEntry, events: readonly EventObject[]): string {
  const samples = happenings(entry).map(keyOf);
  const steps = events.map((event) => {
    const number = samples.indexOf(keyOf(event));
    return number < 0 ? plainEvent(event) : number;
  });
  return new URLSearchParams({ steps: JSON.stringify(steps) }).toString();
}

/** Address of the page of a chart after some steps. */
export const addressOfSteps = (entry: RegistryEntry, events: readonly EventObject[]): string =>
  `${inspectorPaths.machine(entry.machine.id)}?${stepsQuery(entry, events)}`;

const isEvent = (step: unknown): step is EventObject =>
  typeof step === 'object' && step !== null && 'type' in step && typeof step.type === 'string';

/** Events of the steps in the query of an address; what is no step is left out. */
export function stepsIn(entry: RegistryEntry, search: string): EventObject[] {
  const samples = happenings(entry);
  return listIn(search).flatMap((step) => {
    if (isEvent(step)) return [revive(step)];
    const sample = typeof step === 'number' ? samples[step] : undefined;
    return sample ? [sample] : [];
  });
}

function listIn(search: string): unknown[] {
  try {
    const steps: unknown = JSON.parse(new URLSearchParams(search).get('steps') ?? '[]');
    return Array.isArray(steps) ? steps : [];
  } catch {
    return [];
  }
}
