import * as THREE from 'three';
import { type Curve, curve, type Table } from '../core/curve.ts';
import { type FinishName, surface } from '../core/finish.ts';
import type { Last } from '../core/last.ts';
import { band, type Profile, plate } from '../core/sole.ts';
import { type Tread, treadSurface } from '../core/tread.ts';

export type Layer = {
  /** Height of its top over the ground line, along the shoe. */
  top: Table;
  color: string;
  finish?: FinishName;
  profile?: Profile;
  steps?: number;
};

const SOFT: Profile = '0 -0.03 | 0.12 0.02 | 0.5 0.06 | 0.88 0.02 | 1 -0.04';

/** A sole built in layers from the ground up; gives back where the upper begins. */
export function stack(
  last: Last,
  under: Curve,
  layers: readonly Layer[],
  options: { tread?: Tread; treadColor?: string; middle?: string } = {},
) {
  const group = new THREE.Group();
  let low = under;
  for (const layer of layers) {
    const height = curve(layer.top);
    const high: Curve = (t) => under(t) + height(t);
    const wall = band(last, low, high, layer.profile ?? SOFT, layer.steps ?? 16);
    group.add(new THREE.Mesh(wall, surface(layer.finish ?? 'rubber', layer.color)));
    low = high;
  }
  const color = options.treadColor ?? layers[0]?.color ?? '#222222';
  const bottom = plate(last, (t) => under(t) - 0.004, { down: true, inset: 0.04 });
  group.add(new THREE.Mesh(bottom, treadSurface(options.tread ?? 'herringbone', color, last, options.middle)));
  return { group, feather: low };
}
