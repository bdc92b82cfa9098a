import { cells, cloud, noise, step } from './noise.ts';
import { bake, type Surface } from './surface.ts';

export const CONCRETE_COVERS = [36, 36] as const;

/** Smooth grey concrete: clouds, pores, fine sand; with joints when it is laid in slabs, puddles when it has rained. */
export function concrete(tone: readonly [number, number, number], slabs = 0, wet = false): Surface {
  const clouds = cloud(4, 4, 6, 31);
  const streaks = cloud(9, 5, 5, 37);
  const pores = cells(70, 70, 33);
  const sand = noise(800, 800, 35);
  const puddle = cloud(3, 3, 4, 40);
  return bake({
    size: 1536,
    covers: CONCRETE_COVERS,
    depth: 0.09,
    point: (u, v) => {
      const pore = pores(u, v);
      const hole = pore.id > 0.9 ? 1 - step(0.02, 0.03 + 1.3 * (pore.id - 0.9), pore.near) : 0;
      const joint = slabs ? Math.min(edge(u * slabs), edge(v * slabs)) * (CONCRETE_COVERS[0] / slabs) : 9;
      const water = wet ? step(0.44, 0.56, puddle(u, v)) : 0;
      const gap = 1 - step(0.05, 0.14, joint);
      const shade =
        (0.8 + 0.34 * clouds(u, v) + 0.1 * (streaks(u, v) - 0.5) + 0.09 * (sand(u, v) - 0.5)) *
        (1 - 0.22 * hole) *
        (1 - 0.62 * gap) *
        (1 - 0.16 * water);
      return {
        r: tone[0] * shade,
        g: tone[1] * shade,
        b: tone[2] * shade,
        height: 0.12 * sand(u, v) + 0.5 * clouds(u, v) - 0.9 * hole - 2 * gap - 0.4 * water * sand(u, v),
        rough: 0.86 - 0.82 * water,
      };
    },
  });
}

/** Distance to the nearest whole number. */
const edge = (x: number): number => Math.abs(x - Math.round(x));
