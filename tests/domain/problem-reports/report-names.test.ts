import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { eventTypeSchema, nameSchema } from '#domain/problem-reports/report-names.ts';
import { registry } from '#proof/registry.ts';

const machines = registry.map(({ machine }) => machine);

const namesIn = ({ states }: AnyStateNode): string[] =>
  Object.entries(states).flatMap(([name, node]) => [name, ...namesIn(node)]);

it('names of all charts and states fit into a report', () => {
  const names = machines.flatMap((machine) => [machine.id, ...namesIn(machine.root)]);
  expect(names.length).toBeGreaterThan(100);
  expect([...new Set(names.filter((name) => !v.is(nameSchema, name)))]).toEqual([]);
});

it('types of all events fit into a report', () => {
  const types = machines.flatMap(({ events }) => events.map(String));
  expect([...new Set(types.filter((type) => !v.is(eventTypeSchema, type)))]).toEqual([]);
});
