import type { RegistryEntry } from '#proof/entry.ts';
import { registry } from '#proof/registry.ts';

/** Returns the row of a machine in the registry. */
export function entryOf(id: string): RegistryEntry {
  const entry = registry.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`the registry has no machine ${id}`);
  return entry;
}
