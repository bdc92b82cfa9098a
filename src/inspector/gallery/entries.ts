import type { KitChart, RegistryEntry } from '#proof/entry.ts';
import { type KitChartRow, kitCharts } from '#proof/kit-charts.ts';
import { registry } from '#proof/registry.ts';
import { percentOf } from '../levels/levels.ts';
import { presentChartId } from '../model/former-chart-ids.ts';

export type Group = { name: string; entries: RegistryEntry[] };
/** A kit chart with the flows that use it. */
export type KitGroup = { name: KitChart; kit: KitChartRow; flows: RegistryEntry[] };

/** Rows that match the search words; all rows for no words. */
function found(words: string): RegistryEntry[] {
  const wanted = words.trim().toLowerCase();
  return registry.filter(({ title, group, machine, words: told }) =>
    `${title} ${group} ${machine.id} ${told?.about}`.toLowerCase().includes(wanted),
  );
}

/** Registry rows by group, in registry order. */
export const groupsOf = (): Group[] => grouped(registry);

/** Matching flows with their own chart, by group. */
export const ownGroupsOf = (words: string): Group[] => grouped(found(words).filter(({ kit }) => !kit));

// Keys of a record are its own names.
const KIT_NAMES = Object.keys(kitCharts) as readonly KitChart[];

/** Kit charts with their matching flows. */
export const kitGroupsOf = (words: string): KitGroup[] =>
  KIT_NAMES.map((name) => ({
    name,
    kit: kitCharts[name],
    flows: found(words).filter((entry) => entry.kit === name),
  })).filter(({ flows }) => flows.length > 0);

function grouped(entries: readonly RegistryEntry[]): Group[] {
  const groups = new Map<string, RegistryEntry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups].map(([name, rows]) => ({ name, entries: rows }));
}

const shareOf = ({ name, kit: { machine } }: KitGroup): number => percentOf({ machine, kit: name });

/** Kit charts with their matching flows, those with the smallest share of meant transitions first. */
export const leastKitsOf = (words: string): KitGroup[] =>
  kitGroupsOf(words).toSorted((one, other) => shareOf(one) - shareOf(other));

/** Matching flows with their own chart in one group, those with the smallest share of meant transitions first. */
export function leastMeantOf(words: string, name: string): Group[] {
  const own = found(words).filter(({ kit }) => !kit);
  const shares = new Map(own.map((entry) => [entry, percentOf(entry)]));
  const entries = own.toSorted((one, other) => (shares.get(one) ?? 0) - (shares.get(other) ?? 0));
  return entries.length > 0 ? [{ name, entries }] : [];
}

/** Registry row of a chart by its present or a former id. */
export const entryOf = (id: string): RegistryEntry | undefined =>
  registry.find(({ machine }) => machine.id === presentChartId(id));
