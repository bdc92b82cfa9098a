import { wordsOfKit } from '#proof/kit/labels/kit-words.ts';
import { orderLifecycleWords } from '#proof/kit/labels/order-lifecycle.text.ts';
import { kitCharts } from '#proof/kit-charts.ts';
import { orderLifecycleChart } from '#proof/order-lifecycle.ts';
import { registry } from '#proof/registry.ts';
import { mapChart, mapWords } from '../map/map-chart.ts';
import { chartModel } from '../model/chart-model.ts';
import { drawBoth } from './layout-engine.ts';
import { type Prepared, sketchOf } from './prepared.ts';

/**
 * Lays out every chart of the registry and the kit and every diagram made from a table that is not in `known`. Run by
 * the build or the development server (scripts/lib/charts/chart-drawings.ts), never in a page.
 */
export async function prepareDrawings(known: Prepared = {}): Promise<Prepared> {
  const drawings: [string, Prepared[string]][] = [];
  const models = [
    ...registry.map(({ machine, words }) => chartModel(machine, words)),
    ...Object.values(kitCharts).map((kit) => chartModel(kit.machine, wordsOfKit(kit))),
    chartModel(orderLifecycleChart, orderLifecycleWords),
    chartModel(mapChart, mapWords),
  ];
  for (const model of models) {
    const sketch = await sketchOf(model);
    drawings.push([sketch, known[sketch] ?? (await drawBoth(model))]);
  }
  return Object.fromEntries(drawings);
}
