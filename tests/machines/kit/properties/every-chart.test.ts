import { describe, expect, it } from 'vitest';
import { judgeChart } from '#proof/kit/properties/chart-space.ts';
import { everyChart } from '#proof/kit/properties/every-chart.ts';
import { registry } from '#proof/registry.ts';
import { shapeOf } from '#proof/shapes.ts';
import { traceText } from '#src/inspector/model/property-groups.ts';
import { entryOf } from '../../entry-of.ts';
import { type Break, callsAgainAt, withoutDone, withoutError } from './broken.ts';

/** One chart of each structure: others of it differ in names and ports only. */
const shapes = [...new Map(registry.map((entry) => [shapeOf(entry.machine), entry])).values()];

describe('properties of every chart', () => {
  it.each(shapes.map((entry) => ({ id: entry.machine.id, entry })))('hold of $id', ({ entry }) => {
    const violated = judgeChart(entry, everyChart(entry)).flatMap(({ property, trace }) =>
      trace === null ? [] : [`${property.name}\n${traceText(trace)}`],
    );
    expect(violated).toEqual([]);
  });

  it.each<[string, Break]>([
    ['waitingEnds', withoutDone('loading')],
    ['savingIsSentAgain', callsAgainAt('saving', 'form.submitted')],
    ['fails', withoutError('saving')],
  ])('%s is violated by a wrong chart', (name, spoil) => {
    const entry = entryOf('orderClaim');
    const findings = judgeChart({ ...entry, machine: spoil(entry.machine) }, everyChart(entry));
    expect(findings.find(({ property }) => property.name === name)?.trace?.length).toBeGreaterThan(0);
  });
});
