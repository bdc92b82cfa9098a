import type { ChartModel } from '../model/chart-model.ts';
import type { Drawings } from './drawing.ts';
import { toElk } from './to-elk.ts';

/** Layouts by the hash of the graph given to ELK, so that a changed chart gets a new one. */
export type Prepared = Readonly<Record<string, Drawings>>;

/** Hash of the graph that a chart gives to ELK. */
export async function sketchOf(model: ChartModel): Promise<string> {
  const question = new TextEncoder().encode(JSON.stringify(toElk(model, 'RIGHT')));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', question));
  return [...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a lookup of layouts that the build has prepared; it resolves to null for other charts. */
export const findIn =
  (load: () => Promise<Prepared>) =>
  async (model: ChartModel): Promise<Drawings | null> =>
    (await load())[await sketchOf(model)] ?? null;
