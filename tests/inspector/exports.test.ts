import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine, initialTransition, transition } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { registry } from '#proof/registry.ts';
import { shapeOf } from '#proof/shapes.ts';
import { nodesOf } from '#proof/walk.ts';
import { place } from '#src/inspector/chart/drawing.ts';
import { drawFor } from '#src/inspector/chart/layout-engine.ts';
import { toSvg } from '#src/inspector/export/chart-svg.ts';
import { toScxml } from '#src/inspector/export/scxml.ts';
import { toXStateJson } from '#src/inspector/export/xstate-json.ts';
import { chartModel } from '#src/inspector/model/chart-model.ts';
import { namedTours, shortestTours } from '#src/inspector/model/tours.ts';

const rows = registry.map((entry) => [entry.machine.id, entry] as const);

/** Puts the functions of a chart back where its JSON has their source. */
function linked(json: unknown, config: unknown): unknown {
  if (typeof config === 'function') {
    expect(json).toEqual({ $function: String(config) });
    return config;
  }
  if (Array.isArray(json)) return json.map((one, at) => linked(one, Reflect.get(Object(config), at)));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, one]) => [key, linked(one, Reflect.get(Object(config), key))]),
  );
}

/** Machine of an exported JSON, with the functions and implementations of the chart. */
function machineOf({ machine }: RegistryEntry, json: Record<string, unknown>): AnyStateMachine {
  const { context, ...chart } = json;
  const { context: _, ...config } = machine.config;
  const full = { ...(linked(chart, config) as object), context };
  return createMachine(full as never, machine.implementations as never);
}

/** States, contexts and actions of a chart along a walkthrough. */
function run(machine: AnyStateMachine, input: unknown, steps: readonly { type: string }[]): unknown[] {
  let [snapshot, actions] = initialTransition(machine, input);
  const seen = () => ({
    value: snapshot.value,
    status: snapshot.status,
    context: snapshot.context,
    tags: [...snapshot.tags],
    actions: actions.map(({ type }) => type),
  });
  return [
    seen(),
    ...steps.map((event) => {
      [snapshot, actions] = transition(machine, snapshot, event);
      return seen();
    }),
  ];
}

describe('XState JSON of a chart', () => {
  it.each(rows)('%s is accepted by createMachine and has the same structure', (_, entry) => {
    const accepted = createMachine(JSON.parse(toXStateJson(entry)));
    expect(shapeOf(accepted)).toBe(shapeOf(entry.machine));
  });

  it.each(rows)('%s behaves the same on all walkthroughs', (_, entry) => {
    const exported = machineOf(entry, JSON.parse(toXStateJson(entry)));
    for (const { steps } of [...namedTours(entry), ...shortestTours(entry)])
      expect(run(exported, entry.input, steps)).toEqual(run(entry.machine, entry.input, steps));
  });
});

const scxmlOf = (id: string): string => {
  const found = registry.find(({ machine }) => machine.id === id);
  if (!found) throw new Error(`no chart "${id}"`);
  return toScxml(found.machine);
};

/** One chart of each structure: to parse XML is slow, and flows of a kit chart have the same. */
const structures = [...new Map(registry.map((entry) => [shapeOf(entry.machine), entry])).values()].map(
  (entry) => [entry.machine.id, entry] as const,
);

describe('SCXML of a chart', () => {
  it.each(structures)(
    '%s is well-formed, with every state and transition, and every target',
    (_, { machine }) => {
      const scxml = new DOMParser().parseFromString(toScxml(machine), 'application/xml');
      expect(scxml.querySelector('parsererror')).toBeNull();
      const nodes = nodesOf(machine);
      const states = [...scxml.querySelectorAll('state, parallel, final, history')].map((one) => one.id);
      expect(states).toEqual(nodes.map(({ id }) => id));
      const transitions = [...scxml.querySelectorAll('transition')];
      expect(transitions).toHaveLength(
        nodes.flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]).length,
      );
      const targets = transitions.flatMap((one) => one.getAttribute('target')?.split(' ') ?? []);
      expect(targets.filter((id) => !states.includes(id))).toEqual([]);
    },
  );

  it('has ports as invoke, their results as events, guards as cond, and delays as send', () => {
    const text = scxmlOf('shell');
    expect(text).toMatch(/<send event="after\.\w+" delay="\d+ms"\/>/);
    expect(scxmlOf('badges')).toContain('<transition event="done.invoke.load" target="badges.data.loaded"');
  });
});

describe('SVG of a chart', () => {
  it('is a file of its own, with every box and arrow', async () => {
    const entry = registry.find(({ machine }) => machine.id === 'session');
    if (!entry) throw new Error('no session');
    const model = chartModel(entry.machine);
    const layout = place(model, await drawFor(model, { width: 650, height: 600 }));
    const svg = new DOMParser().parseFromString(toSvg(layout, entry.title), 'image/svg+xml');
    expect(svg.querySelectorAll('.box')).toHaveLength(nodesOf(entry.machine).length);
    expect(svg.querySelectorAll('.edge')).toHaveLength(model.edges.length);
    expect(svg.documentElement.getAttribute('xmlns')).toBe('http://www.w3.org/2000/svg');
  });
});
