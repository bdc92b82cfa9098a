import type { RegistryEntry } from './entry.ts';
import { partsOf } from './parts.ts';
import { inShape, shapeOf } from './shapes.ts';

/** Charts whose transitions count once: the flows of one kit chart, or charts of the same structure. */
export type Structure = {
  /** Name of the kit chart, or id of the first chart. */
  name: string;
  /** `kit` for a kit chart, otherwise the area of the first chart. */
  area: string;
  entries: readonly RegistryEntry[];
  /** Structures of the charts (shapes.ts): several for a kit chart, whose flows differ in optional events. */
  shapes: ReadonlySet<string>;
  /** Names of all transitions without the id of their chart. */
  transitions: readonly string[];
};

/** Area of the charts that flows share. */
const KIT = 'kit';

const namesIn = ({ machine }: RegistryEntry): string[] =>
  partsOf(machine).transitions.map((name) => inShape(machine, name));

/** Groups flows by the structure of their charts; `areas` are by the id of a chart. */
export function structuresOf(
  flows: readonly RegistryEntry[],
  areas: ReadonlyMap<string, string>,
): Structure[] {
  const groups = new Map<string, RegistryEntry[]>();
  for (const entry of flows) {
    const key = entry.kit ?? shapeOf(entry.machine);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map((entries) => {
    const [{ kit, id } = { id: '' }] = entries.map(({ kit, machine }) => ({ kit, id: machine.id }));
    return {
      name: kit ?? id,
      area: kit ? KIT : (areas.get(id) ?? ''),
      entries,
      shapes: new Set(entries.map(({ machine }) => shapeOf(machine))),
      transitions: [...new Set(entries.flatMap(namesIn))],
    };
  });
}
