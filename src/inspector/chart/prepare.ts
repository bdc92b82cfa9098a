import { registry } from '#machines/registry.ts';
import { chartModel } from '../model/chart-model.ts';
import { drawBoth } from './draw.ts';
import { type Prepared, sketchOf } from './prepared.ts';

/** Draws every chart of the registry; run by the build (scripts/lib/chart-drawings.ts), never in a page. */
export async function prepareDrawings(): Promise<Prepared> {
  const drawings: [string, Prepared[string]][] = [];
  for (const { machine } of registry) {
    const model = chartModel(machine);
    drawings.push([await sketchOf(model), await drawBoth(model)]);
  }
  return Object.fromEntries(drawings);
}
