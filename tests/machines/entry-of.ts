import type { RegistryEntry } from '#proof/entry.ts';
import { registry } from '#proof/registry.ts';

/** The registry's row of a machine. */
export function entryOf(id: string): RegistryEntry {
  const entry = registry.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`the registry has no machine ${id}`);
  return entry;
}
