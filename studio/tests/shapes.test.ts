import * as THREE from 'three';
import { describe, expect, it } from 'vitest';
import { spread } from '../shoes/core/even.ts';
import { type Last, makeLast, type Toe } from '../shoes/core/last.ts';
import { makeUpper } from '../shoes/core/upper.ts';
import { settingOf } from '../shoes/core/views.ts';
import { ANKLE, BOOT, TALL } from '../shoes/parts/lines.ts';
import { heelAt } from '../shoes/parts/slim-heel.ts';
import { forwardAt } from '../shoes/scenes/legs.ts';

const TOES: readonly Toe[] = ['round', 'almond', 'pointed', 'square', 'outdoor', 'sandal'];

/** Edges of a last at places along the foot: outer and inner distance from the line of the heel. */
const edgesOf = ({ stations }: Last) =>
  [0.4, 1, 2, 3, 5, 8].flatMap((x) =>
    [1, -1].map((side) => {
      const near = stations
        .filter((s) => s.side === side)
        .reduce((a, b) => (Math.abs(b.x - x) < Math.abs(a.x - x) ? b : a));
      return near.z;
    }),
  );

describe('lasts', () => {
  it.each(TOES)('%s: the toe lies towards the inner side, so that a mirrored pair is seen as one', (toe) => {
    const tip = makeLast({ toe }).stations.find(({ t }) => t === 0);
    expect(tip?.z).toBeLessThan(-0.15);
  });

  it('differ from each other by more than four millimetres at the toe or the ball', () => {
    const edges = TOES.map((toe) => edgesOf(makeLast({ toe })));
    edges.forEach((a, i) => {
      for (const b of edges.slice(i + 1)) {
        const far = Math.max(...a.map((z, k) => Math.abs(z - (b[k] ?? 0))));
        expect(far).toBeGreaterThan(4 / 29);
      }
    });
  });
});

describe('pictures from above', () => {
  it('stands two mirrored shoes: both outer sides away from the other shoe, both toes apart', () => {
    const marked = () => {
      const shoe = new THREE.Group();
      for (const [name, x, z] of [
        ['outer', 5, 1.5],
        ['toe', 0, 0],
        ['heel', 10, 0],
      ] as const) {
        const point = new THREE.Object3D();
        point.name = name;
        point.position.set(x, 0, z);
        shoe.add(point);
      }
      return shoe;
    };
    const { groups } = settingOf(4, marked(), marked, 4);
    const placed = groups.map((group) => {
      group.updateMatrixWorld(true);
      const z = (name: string) =>
        group.getObjectByName(name)?.getWorldPosition(new THREE.Vector3()).z ?? Number.NaN;
      return { outer: Math.abs(z('outer')), middle: Math.abs(z('heel')), toe: Math.abs(z('toe')) };
    });
    expect(placed).toHaveLength(2);
    for (const { outer, middle, toe } of placed) {
      expect(outer).toBeGreaterThan(middle);
      expect(toe).toBeGreaterThan(middle);
    }
  });
});

describe('boots', () => {
  it.each([
    ['tall', TALL],
    ['ankle', ANKLE],
    ['laced', BOOT],
  ])('%s: narrower at the ankle than at the opening and at the heel', (_, lines) => {
    const last = makeLast();
    const upper = makeUpper({ last, feather: () => 0.8, ...lines });
    const back = upper.rows.map((row) => row[last.half] ?? new THREE.Vector3());
    const opening = back.at(-1)?.x ?? 0;
    const heel = Math.max(...back.slice(0, 20).map(({ x }) => x));
    const ankle = Math.min(...back.slice(20, 55).map(({ x }) => x));
    expect(opening - ankle).toBeGreaterThan(0.2);
    expect(heel - ankle).toBeGreaterThan(0.3);
  });

  it.each([
    ['tall', TALL],
    ['laced', BOOT],
  ])('%s: the opening falls from the shin to the calf', (_, lines) => {
    const last = makeLast();
    const { top } = makeUpper({ last, feather: () => 0.8, ...lines });
    const front = Math.max(...top.map(({ y }) => y));
    expect(front - (top[last.half]?.y ?? 0)).toBeGreaterThan(0.5);
  });
});

describe('slim heels', () => {
  it('stand below the heel of the foot and carry on the back edge of the shoe', () => {
    const [ground, seat] = [heelAt(0), heelAt(1)];
    expect((ground.back + ground.breast) / 2).toBeGreaterThan(8.9);
    expect(seat.back - ground.back).toBeLessThan(0.5);
    expect(seat.back).toBeGreaterThan(9.8);
  });
});

describe('legs', () => {
  it('lean over the foot up to the knee and go back from it, the more the knee is bent', () => {
    for (const bend of [0.25, 1]) {
      const [hem, knee, thigh] = [0, 11, 18].map((over) => forwardAt(over, bend));
      expect(knee).toBeGreaterThan(hem ?? 0);
      expect(thigh).toBeLessThan(knee ?? 0);
    }
    expect(forwardAt(11, 1)).toBeGreaterThan(forwardAt(11, 0.25));
  });
});

describe('light inside a shoe', () => {
  it('has no blots: the light of each point is spread over its neighbours and keeps its mean', () => {
    const plane = new THREE.PlaneGeometry(1, 1, 20, 20);
    const count = plane.getAttribute('position').count;
    const blotched = Float32Array.from({ length: count }, (_, i) => i % 2);
    const light = spread(plane, blotched);
    expect(Math.max(...light) - Math.min(...light)).toBeLessThan(0.05);
    expect(light.reduce((sum, one) => sum + one, 0) / count).toBeCloseTo(0.5, 1);
  });
});
