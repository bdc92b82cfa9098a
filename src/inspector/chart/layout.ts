import type { ChartModel } from '../model/chart-model.ts';
import { type Drawing, type Drawings, fitScale, type Layout, place, type Room } from './drawing.ts';
import { findIn } from './prepared.ts';

const find = findIn(async () => (await import('virtual:chart-drawings')).default);

/** Positions of a chart: from the build if it has them, otherwise from ELK, which is loaded only then. */
export async function layoutChart(model: ChartModel, room: Room): Promise<Layout> {
  const drawings = await find(model);
  if (drawings) return place(model, largest(drawings, room));
  const { drawFor } = await import('./layout-engine.ts');
  return place(model, await drawFor(model, room));
}

const largest = ({ RIGHT, DOWN }: Drawings, room: Room): Drawing =>
  fitScale(DOWN, room) > fitScale(RIGHT, room) ? DOWN : RIGHT;
