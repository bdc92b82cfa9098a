import * as THREE from 'three';
import { at } from './curve.ts';

export type Ring = readonly THREE.Vector3[];

type Uv = (column: number, row: number) => readonly [number, number];

/**
 * A skin over rings of points that run round by the outer side and follow each other upwards; `flip` for any other
 * order. Closed rings meet their first point again, without a seam in the light.
 */
export function loft(rings: readonly Ring[], options: { closed?: boolean; flip?: boolean; uv?: Uv } = {}) {
  const closed = options.closed ?? true;
  const width = at(rings, 0).length;
  const columns = closed ? width + 1 : width;
  const uvOf: Uv = options.uv ?? ((i, j) => [i / (columns - 1), j / (rings.length - 1)]);
  const position: number[] = [];
  const uv: number[] = [];
  rings.forEach((ring, j) => {
    for (let i = 0; i < columns; i++) {
      const p = at(ring, i % width);
      position.push(p.x, p.y, p.z);
      uv.push(...uvOf(i, j));
    }
  });
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  geometry.setIndex(faces(rings.length, columns, options.flip ?? false));
  geometry.computeVertexNormals();
  if (closed) weldSeam(geometry.getAttribute('normal') as THREE.BufferAttribute, rings.length, columns);
  return geometry;
}

function faces(rows: number, columns: number, flip: boolean) {
  const index: number[] = [];
  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < columns - 1; i++) {
      const a = j * columns + i;
      const c = a + columns;
      if (flip) index.push(a, c, a + 1, a + 1, c, c + 1);
      else index.push(a, a + 1, c, a + 1, c + 1, c);
    }
  return index;
}

function weldSeam(normal: THREE.BufferAttribute, rows: number, columns: number) {
  const sum = new THREE.Vector3();
  const other = new THREE.Vector3();
  for (let j = 0; j < rows; j++) {
    const first = j * columns;
    const last = first + columns - 1;
    sum.fromBufferAttribute(normal, first).add(other.fromBufferAttribute(normal, last)).normalize();
    normal.setXYZ(first, sum.x, sum.y, sum.z);
    normal.setXYZ(last, sum.x, sum.y, sum.z);
  }
}

/** A cord, ribbon or roll along a line: `width` across the surface it lies on, `thick` away from it. */
export function sweep(
  points: readonly THREE.Vector3[],
  options: {
    width: number | ((k: number) => number);
    thick?: number | ((k: number) => number);
    up?: (k: number) => THREE.Vector3;
    closed?: boolean;
    steps?: number;
    around?: number;
  },
) {
  const closed = options.closed ?? false;
  const line = new THREE.CatmullRomCurve3([...points], closed, 'centripetal');
  const steps = options.steps ?? 48;
  const around = options.around ?? 10;
  const of = (size: number | ((k: number) => number), k: number) =>
    typeof size === 'function' ? size(k) : size;
  const rings: THREE.Vector3[][] = [];
  for (let j = 0; j <= steps; j++) {
    const k = j / steps;
    const centre = line.getPointAt(k);
    const tangent = line.getTangentAt(k);
    const up = (options.up?.(k) ?? new THREE.Vector3(0, 1, 0)).clone();
    up.addScaledVector(tangent, -up.dot(tangent)).normalize();
    const across = tangent.clone().cross(up);
    const width = of(options.width, k);
    const thick = of(options.thick ?? options.width, k);
    rings.push(
      Array.from({ length: around }, (_, i) => {
        const angle = (i / around) * Math.PI * 2;
        return centre
          .clone()
          .addScaledVector(across, (Math.cos(angle) * width) / 2)
          .addScaledVector(up, (Math.sin(angle) * thick) / 2);
      }),
    );
  }
  if (!closed) capEnds(rings);
  return loft(rings, { flip: true, uv: (i, j) => [i / around, (j / steps) * line.getLength()] });
}

function capEnds(rings: THREE.Vector3[][]) {
  for (const end of [0, rings.length - 1]) {
    const ring = at(rings, end);
    const centre = ring.reduce((sum, p) => sum.add(p), new THREE.Vector3()).divideScalar(ring.length);
    const cap = ring.map(() => centre.clone());
    if (end === 0) rings.unshift(cap);
    else rings.push(cap);
  }
}
