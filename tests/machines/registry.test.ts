import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import { registry } from '#proof/registry.ts';
import { happenings, isLeaf, isTransient, nodesOf } from '#proof/walk.ts';
import { README, withShownCharts } from '../../scripts/lib/charts/shown-charts.ts';
import { leavesIn, reachedBy } from './walk.ts';

const TAGS = new Set([
  'busy',
  'ready',
  'failed',
  'empty',
  'saving',
  'open',
  'pending',
  'signedIn',
  'choosing',
  'asking',
]);
const EVENT = /^[a-z]+\.([a-z]\w*(ed|en|wn)|lost|left)(In|Out|Elsewhere)?$/;

const sources = import.meta.glob<Record<string, unknown>>(
  // The kit has only factories.
  ['/machines/**/*.machine.ts', '/machines/**/*.machines.ts', '!/machines/kit/**'],
  { eager: true },
);

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'config' in value;
const ownEvents = (machine: AnyStateMachine): string[] =>
  machine.events.filter((type) => !type.startsWith('xstate.'));
const sorted = (values: Iterable<string>): string[] => [...values].toSorted();
const titled = registry.map((entry) => ({ id: entry.machine.id, entry }));

describe('registry', () => {
  it('has a row for every machine file', () => {
    const exported = Object.values(sources).flatMap((module) => Object.values(module).filter(isMachine));
    expect(sorted(exported.map(({ id }) => id))).toEqual(sorted(registry.map(({ machine }) => machine.id)));
    expect(new Set(exported)).toEqual(new Set(registry.map(({ machine }) => machine)));
  });

  it('has a unique id and title per machine', () => {
    expect(new Set(registry.map(({ machine }) => machine.id)).size).toBe(registry.length);
    expect(new Set(registry.map(({ title }) => title)).size).toBe(registry.length);
    expect(registry.filter(({ title, group }) => !/[가-힣]/.test(title) || !/[가-힣]/.test(group))).toEqual(
      [],
    );
  });

  it('has a driver of every flow, or the reason for having none', () => {
    const wrong = registry.filter(
      ({ driver, undriven }) => (driver === undefined) === (undriven === undefined),
    );
    expect(wrong.map(({ machine }) => machine.id)).toEqual([]);
  });

  it('equals the five drawings in machines/README.md', async () => {
    const text = await readFile(README, 'utf8');
    expect(withShownCharts(text)).toBe(text);
  });
});

describe.each(titled)('machine $id', ({ id, entry }) => {
  const { machine } = entry;
  const nodes = nodesOf(machine);

  it('has a description and walkthroughs', () => {
    expect(machine.root.description).toMatch(/\w{3}.*\.$/);
    expect(entry.walkthroughs.length).toBeGreaterThan(0);
  });

  it('rests in every leaf state for some run of the samples', () => {
    const expected = nodes.filter((node) => isLeaf(node) && !isTransient(node)).map((node) => node.id);
    const missing = (entry.unreachable ?? []).map((path) => `${id}.${path}`);
    expect(sorted([...leavesIn(reachedBy(entry)), ...missing])).toEqual(sorted(expected));
  });

  it('has samples for exactly its invokes, and handles each result', () => {
    const invokes = nodes.flatMap((node) => node.invoke.map((invoke) => ({ node, id: invoke.id })));
    expect(sorted(new Set(invokes.map((invoke) => invoke.id)))).toEqual(sorted(Object.keys(entry.ports)));
    for (const invoke of invokes) {
      const handled = [...invoke.node.transitions.keys()];
      expect(handled).toContain(`xstate.done.actor.${invoke.id}`);
      expect(handled).toContain(`xstate.error.actor.${invoke.id}`);
    }
  });

  it('has a sample of every event, each accepted somewhere', () => {
    const sampled = entry.events.map(({ type }) => type).filter((type) => !type.startsWith('xstate.'));
    expect(sorted(new Set(sampled))).toEqual(sorted(ownEvents(machine)));
    const reached = reachedBy(entry);
    const unwelcome = entry.events.filter((event) => !reached.some((snapshot) => snapshot.can(event)));
    expect(unwelcome).toEqual([]);
  });

  it.each(entry.walkthroughs)('accepts the walkthrough: $name', ({ steps }) => {
    let [snapshot]: [AnyMachineSnapshot, unknown] = initialTransition(machine, entry.input);
    for (const step of steps) {
      expect(snapshot.can(step), `${step.type} in ${JSON.stringify(snapshot.value)}`).toBe(true);
      [snapshot] = transition(machine, snapshot, step);
      expect(snapshot.status).not.toBe('error');
    }
  });

  it('survives a failure of every port in every state', () => {
    const failures = happenings(entry).filter(({ type }) => type.startsWith('xstate.error.actor.'));
    for (const snapshot of reachedBy(entry))
      for (const failure of failures.filter((event) => snapshot.can(event)))
        expect(transition(machine, snapshot, failure)[0].status, failure.type).toBe('active');
  });

  it('keeps plain data in its context', () => {
    for (const { context } of reachedBy(entry)) expect(structuredClone(context)).toStrictEqual(context);
  });

  it('follows the naming rules of events, tags and states', () => {
    expect(ownEvents(machine).filter((type) => !EVENT.test(type))).toEqual([]);
    expect(nodes.flatMap(({ tags }) => tags).filter((tag) => !TAGS.has(tag))).toEqual([]);
    expect(nodes.map(({ key }) => key).filter((key) => !/^[a-z][a-zA-Z]*$/.test(key))).toEqual([]);
  });

  it('has no inline guard or action, so the drawing shows all of them', () => {
    const transitions = nodes.flatMap((node) => [
      ...[...node.transitions.values()].flat(),
      ...(node.always ?? []),
    ]);
    const used = [
      ...transitions.flatMap(({ actions, guard }) => [...actions, guard]),
      ...nodes.flatMap(({ entry: enter, exit }) => [...enter, ...exit]),
    ];
    // XState adds raise and cancel to states with `after`.
    const nameless = used.filter(
      (one) => typeof one === 'function' && !['raise', 'cancel'].includes(one.name),
    );
    expect(nameless).toEqual([]);
  });
});
