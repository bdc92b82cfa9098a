import type { RegistryEntry } from '#proof/entry.ts';
import { registry } from '#proof/registry.ts';

export type Group = { name: string; entries: RegistryEntry[] };

/** The registry by group, in its own order; only what the words name when there are words. */
export function groupsOf(words = ''): Group[] {
  const wanted = words.trim().toLowerCase();
  const groups = new Map<string, RegistryEntry[]>();
  for (const entry of registry) {
    const { title, group, machine } = entry;
    if (!`${title} ${group} ${machine.id}`.toLowerCase().includes(wanted)) continue;
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups].map(([name, entries]) => ({ name, entries }));
}

export const entryOf = (id: string): RegistryEntry | undefined =>
  registry.find(({ machine }) => machine.id === id);
