import { kitCharts } from '#proof/kit-charts.ts';
import { orderLifeChart } from '#proof/order-life.ts';
import { registry } from '#proof/registry.ts';
import { mapChart } from '../map/map-chart.ts';
import { chartModel } from '../model/chart-model.ts';
import { drawBoth } from './layout-engine.ts';
import { type Prepared, sketchOf } from './prepared.ts';

/**
 * Draws every chart of the registry and of the kit, and what is drawn from tables, that is not among the known ones; run by the build or by the development server
 * (scripts/lib/charts/chart-drawings.ts), never in a page.
 */
export async function prepareDrawings(known: Prepared = {}): Promise<Prepared> {
  const drawings: [string, Prepared[string]][] = [];
  const charts = [...registry, ...Object.values(kitCharts)].map(({ machine }) => machine);
  for (const machine of [...charts, orderLifeChart, mapChart]) {
    const model = chartModel(machine);
    const sketch = await sketchOf(model);
    drawings.push([sketch, known[sketch] ?? (await drawBoth(model))]);
  }
  return Object.fromEntries(drawings);
}
