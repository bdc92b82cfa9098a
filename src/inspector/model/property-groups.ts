import type { RegistryEntry } from '#proof/entry.ts';
import { judgeChart } from '#proof/kit/properties/chart-space.ts';
import { everyChart } from '#proof/kit/properties/every-chart.ts';
import type { Step } from '#proof/kit/properties/property.ts';
import { chartProperties } from '#proof/properties.ts';
import { registry } from '#proof/registry.ts';
import { compositions, judgeComposition } from '#proof/shell/shop/shop.properties.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { addressOfSteps } from './step-address.ts';

const { properties: words } = inspectorText;

/** What a search has found about a property, whatever it has searched. */
export type Verdict = { looked: number; isWhole: boolean; trace: readonly Step[] | null };

/** Properties that are searched together; `judge` takes up to a few seconds. */
export type PropertyGroup = {
  heading: string;
  rows: readonly { name: string; says: string }[];
  judge(): readonly Verdict[];
};

/** Groups of the properties of a chart: its own, those of every chart, and those of the compositions that it is in. */
export function propertyGroupsOf(entry: RegistryEntry): PropertyGroup[] {
  const { id } = entry.machine;
  const own = chartProperties.filter(({ chart }) => chart === id);
  const every = everyChart(entry);
  const shared = compositions.filter(({ charts }) => charts.some((chart) => chart === id));
  return [
    ...own.map((row) => ({ heading: words.own, rows: row.properties, judge: () => judgeChart(entry, row) })),
    { heading: words.every, rows: every.properties, judge: () => judgeChart(entry, every) },
    ...shared.map((one) => ({
      heading: words.together(one.title),
      rows: one.properties,
      judge: () => judgeComposition(one),
    })),
  ];
}

/** A chart of a trace, and the address of its page after its part of the steps. */
export type TraceAddress = { title: string; address: string };

/** Addresses at which a trace can be walked, one per chart in it. */
export function addressesOf(trace: readonly Step[]): TraceAddress[] {
  const events = trace.flatMap((step) => step.events);
  return registry.flatMap((entry) => {
    const own = events.filter(({ chart }) => chart === entry.machine.id).map(({ event }) => event);
    return own.length > 0 ? [{ title: entry.title, address: addressOfSteps(entry, own) }] : [];
  });
}

/** Text of a trace for a terminal: its steps, and where the gallery shows it. */
export const traceText = (trace: readonly Step[]): string =>
  [
    ...trace.map(({ name }, index) => `  ${index + 1}. ${name}`),
    ...addressesOf(trace).map(({ address }) => `  ${address}`),
  ].join('\n');
