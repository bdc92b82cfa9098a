import * as THREE from 'three';
import { curve, mix } from '../core/curve.ts';
import { surface } from '../core/finish.ts';
import { loft } from '../core/loft.ts';
import { mesh } from './inside.ts';

const back = curve('0 9.72 | 0.14 9.62 | 0.4 9.6 | 0.7 9.74 | 1 9.96');
const breast = curve('0 8.72 | 0.14 8.7 | 0.5 8.5 | 0.8 8.16 | 1 7.7');
const broad = curve('0 0.44 | 0.14 0.42 | 0.5 0.52 | 0.8 0.76 | 1 1.0');

/**
 * Where a slim heel lies at a share of its height, in units from the toe: it takes all of the seat at the top and stands
 * below the middle of the heel of the foot.
 */
export const heelAt = (share: number) => ({ back: back(share), breast: breast(share), half: broad(share) });

/** A heel below the seat: it carries the back edge of the shoe on, draws in and stands on a rubber tip. */
export function slimHeel(color: string, top: number, tip: string): THREE.Group {
  const ring = (k: number, y = top * k) =>
    Array.from({ length: 48 }, (_, i) => {
      const angle = (i / 48) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const span = heelAt(k);
      // Flat towards the arch, round behind.
      const x =
        c > 0
          ? mix(span.breast, span.back, 0.45) + c * 0.55 * (span.back - span.breast)
          : mix(span.breast, span.back, 0.45 * (1 - Math.abs(c) ** 0.4));
      return new THREE.Vector3(x, y, Math.sign(s) * Math.abs(s) ** 0.8 * span.half);
    });
  const steps = 26;
  const low = 0.14 / top;
  const wall = Array.from({ length: steps + 1 }, (_, j) => ring(mix(low, 1, j / steps)));
  const group = new THREE.Group();
  group.add(mesh(loft(wall, { flip: true }), surface('polished', color, { both: true })));
  const end = ring(low, 0);
  const foot = [end.map(() => new THREE.Vector3(mix(breast(0), back(0), 0.5), 0, 0)), end, ring(low)];
  group.add(mesh(loft(foot, { flip: true }), surface('rubber', tip, { both: true })));
  return group;
}
