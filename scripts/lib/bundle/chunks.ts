import { fileURLToPath } from 'node:url';
import { MODULES, PACKAGES } from './chunk-table.ts';

const ENTRY = fileURLToPath(new URL('../../../src/main.tsx', import.meta.url));

const chunkIn = (places: Readonly<Record<string, RegExp>>, id: string): string | undefined =>
  Object.keys(places).find((name) => places[name]?.test(id));
const mapped = <T>(table: Readonly<Record<string, T>>, to: (value: T) => RegExp): Record<string, RegExp> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, to(value)]));
const packages = mapped(PACKAGES, (names) => new RegExp(`/node_modules/(${names})/`));
const modules = mapped(MODULES, (paths) => new RegExp(`/(${paths.join('|')})\\.tsx?$`));

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** What every page needs, whatever it shows: all that the entry imports. */
const needs = new WeakMap<Graph, ReadonlySet<string>>();
function neededByAll(graph: Graph): ReadonlySet<string> {
  const known = needs.get(graph);
  if (known) return known;
  const found = new Set([ENTRY]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  // The entry itself stays where the page looks for it.
  found.delete(ENTRY);
  needs.set(graph, found);
  return found;
}

/** The chunk of a module; null leaves it to the bundler. */
export const chunkOf = (id: string, graph: Graph): string | null =>
  chunkIn(packages, id) ?? (neededByAll(graph).has(id) ? 'common' : chunkIn(modules, id)) ?? null;
