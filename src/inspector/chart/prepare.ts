import { orderLifeChart } from '#proof/order-life.ts';
import { registry } from '#proof/registry.ts';
import { chartModel } from '../model/chart-model.ts';
import { drawBoth } from './draw.ts';
import { type Prepared, sketchOf } from './prepared.ts';

/**
 * Draws every chart of the registry, and the life of an order, that is not among the known ones; run by the build or by the development server
 * (scripts/lib/chart-drawings.ts), never in a page.
 */
export async function prepareDrawings(known: Prepared = {}): Promise<Prepared> {
  const drawings: [string, Prepared[string]][] = [];
  for (const machine of [...registry.map((entry) => entry.machine), orderLifeChart]) {
    const model = chartModel(machine);
    const sketch = await sketchOf(model);
    drawings.push([sketch, known[sketch] ?? (await drawBoth(model))]);
  }
  return Object.fromEntries(drawings);
}
