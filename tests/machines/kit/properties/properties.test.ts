import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { judgeChart } from '#proof/kit/properties/chart-space.ts';
import type { Finding } from '#proof/kit/properties/explore.ts';
import { chartProperties } from '#proof/properties.ts';
import { compositions, judgeComposition } from '#proof/shell/shop/shop.properties.ts';
import { shopMachines } from '#proof/shell/shop/shop-state.ts';
import { traceText } from '#src/inspector/model/property-groups.ts';
import { entryOf } from '../../entry-of.ts';
import { chartBreaks } from './chart-breaks.ts';
import { shopBreaks } from './shop-breaks.ts';
import { tradeBreaks } from './trade-breaks.ts';

const breaks = { ...chartBreaks, ...tradeBreaks };
const charts = chartProperties.map((row) => ({ id: row.chart, row, entry: entryOf(row.chart) }));

/** Violations as text: the sentence of the rule, the shortest steps, and where the gallery shows them. */
const violationsIn = <State>(findings: readonly Finding<State>[]): string[] =>
  findings.flatMap(({ property, trace }) =>
    trace === null ? [] : [`${property.name}: ${property.says}\n${traceText(trace)}`],
  );

describe('properties', () => {
  it('are many, and about each chart once', () => {
    const counts = [...chartProperties, ...compositions].map(({ properties }) => properties.length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(40);
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
  });

  it('have unique names, and sentences in Korean', () => {
    for (const { properties } of [...chartProperties, ...compositions]) {
      expect(new Set(properties.map(({ name }) => name)).size).toBe(properties.length);
      expect(properties.filter(({ says }) => !/[가-힣].*요\.$/.test(says))).toEqual([]);
    }
  });
});

describe.each(charts)('properties of $id', ({ id, row, entry }) => {
  it('hold in every state that a search reaches', () => {
    const findings = judgeChart(entry, row);
    expect(violationsIn(findings)).toEqual([]);
    for (const { looked } of findings) expect(looked).toBeGreaterThan(2);
  });

  it('each have a wrong chart', () => {
    expect(Object.keys(breaks[id] ?? {})).toEqual(row.properties.map(({ name }) => name));
  });

  it.each(row.properties)('$name is violated by a wrong chart, on a way that can be walked', (property) => {
    const machine = breaks[id]?.[property.name]?.(entry.machine) ?? entry.machine;
    const [finding] = judgeChart({ ...entry, machine }, { ...row, properties: [property] });
    const trace = finding?.trace ?? null;
    expect(trace).not.toBeNull();
    let [at] = initialTransition(machine, entry.input);
    for (const { event } of trace?.flatMap((step) => step.events) ?? [])
      [at] = transition(machine, at, event);
    const address = `/__inspector/machines/${id}?steps=`;
    expect(traceText(trace ?? []).includes(address)).toBe(trace?.length !== 0);
  });
});

describe.each(compositions)('properties of the composition $name', (composition) => {
  const { name, properties } = composition;

  it('hold in every state that a search reaches', () => {
    const findings = judgeComposition(composition);
    expect(violationsIn(findings)).toEqual([]);
    expect(findings.map(({ looked }) => looked)).toEqual(properties.map(() => composition.limit));
  });

  it('each have a wrong chart', () => {
    expect(Object.keys(shopBreaks[name] ?? {})).toEqual(properties.map((property) => property.name));
  });

  it.each(properties)('$name is violated by a wrong chart', (property) => {
    const [chart, spoil] = shopBreaks[name]?.[property.name] ?? [];
    if (!chart || !spoil) throw new Error(`no wrong chart for ${property.name}`);
    const machines = { ...shopMachines, [chart]: spoil(shopMachines[chart]) };
    const [finding] = judgeComposition({ ...composition, properties: [property] }, machines);
    expect(finding?.trace?.length).toBeGreaterThan(0);
  });
});
