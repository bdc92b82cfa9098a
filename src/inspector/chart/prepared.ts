import type { ChartModel } from '../model/chart-model.ts';
import type { Drawings } from './drawing.ts';
import { toElk } from './to-elk.ts';

/** Drawings by what ELK would be asked, so that a chart that has changed since is not drawn as it was. */
export type Prepared = Readonly<Record<string, Drawings>>;

/** Name of the question that a chart puts to ELK. */
export async function sketchOf(model: ChartModel): Promise<string> {
  const question = new TextEncoder().encode(JSON.stringify(toElk(model, 'RIGHT')));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', question));
  return [...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Finds the drawings of charts that the build has prepared; null for others. */
export const findIn =
  (load: () => Promise<Prepared>) =>
  async (model: ChartModel): Promise<Drawings | null> =>
    (await load())[await sketchOf(model)] ?? null;
