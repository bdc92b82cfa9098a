import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { kitCharts } from '#proof/kit-charts.ts';
import { registry } from '#proof/registry.ts';
import { nodesOf } from '#proof/walk.ts';

/** What a factory makes the same in each of its machines: the states, and which port each of them asks. */
const shapeOf = (machine: AnyStateMachine): string =>
  nodesOf(machine)
    .map(({ path, invoke }) => `${path.join('.')} ${invoke.map(({ src }) => String(src)).join()}`)
    .join('\n');
const eventsOf = (machine: AnyStateMachine) => machine.events.filter((type) => !type.startsWith('xstate.'));

const kits = Object.entries(kitCharts);
const rows = registry.map((entry) => ({ id: entry.machine.id, entry }));

it.each(rows)('$id names the kit chart that made it, and no other', ({ entry: { machine, kit } }) => {
  const made = kits.find(([, row]) => shapeOf(row.machine) === shapeOf(machine));
  expect(kit).toBe(made?.[0]);
});

it.each(kits)('%s is drawn with every event that its flows accept, and no other', (name, row) => {
  const heard = registry.filter(({ kit }) => kit === name).flatMap(({ machine }) => eventsOf(machine));
  expect(eventsOf(row.machine).toSorted()).toEqual([...new Set(heard)].toSorted());
  expect(row.machine.id).toBe(name);
  expect(`${row.title} ${row.about}`).toMatch(/^[가-힣].*요\.$/);
});
