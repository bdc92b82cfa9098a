import { expect } from 'vitest';
import type { EventObject } from 'xstate';
import { registry } from '#proof/registry.ts';
import { type RecordedBase, walkRecorded } from '#src/inspector/model/recorded-steps.ts';

type Recorded = { event: EventObject; state: string; context: unknown; asked: readonly unknown[] };

/** Walks a chart of the registry by recorded events; fails at the first step that comes to something else. */
export function expectRecorded(id: string, base: RecordedBase, steps: readonly Recorded[]): void {
  const entry = registry.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`no chart "${id}"`);
  const walked = walkRecorded(
    entry.machine,
    base,
    steps.map(({ event }) => event),
  );
  // As JSON, which is how a log is written.
  const plain: unknown = JSON.parse(JSON.stringify(walked));
  expect(plain).toEqual(steps);
}
