/** Numbers that look random and are the same on every run. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A field over the unit square that repeats without a seam. */
export type Field = (u: number, v: number) => number;

const ease = (t: number): number => t * t * (3 - 2 * t);
const wrap = (i: number, n: number): number => ((i % n) + n) % n;

/** Value noise of `across` by `down` cells. */
export function noise(across: number, down: number, seed: number): Field {
  const next = random(seed);
  const grid = Float32Array.from({ length: across * down }, next);
  const at = (i: number, j: number): number => grid[wrap(j, down) * across + wrap(i, across)] ?? 0;
  return (u, v) => {
    const x = u * across;
    const y = v * down;
    const i = Math.floor(x);
    const j = Math.floor(y);
    const a = ease(x - i);
    const b = ease(y - j);
    const top = at(i, j) * (1 - a) + at(i + 1, j) * a;
    const low = at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a;
    return top * (1 - b) + low * b;
  };
}

/** Octaves of noise, each twice as fine and half as strong; 0 to 1. */
export function cloud(across: number, down: number, octaves: number, seed: number): Field {
  const layers = Array.from({ length: octaves }, (_, k) => noise(across << k, down << k, seed + k * 17));
  const sum = 2 - 2 ** (1 - octaves);
  return (u, v) => layers.reduce((total, layer, k) => total + layer(u, v) / 2 ** k, 0) / sum;
}

export type Cell = { near: number; next: number; id: number };

/** Distance to the nearest and second nearest of scattered points, in cells, and a number of the nearest. */
export function cells(across: number, down: number, seed: number): (u: number, v: number) => Cell {
  const next = random(seed);
  const points = Float32Array.from({ length: across * down * 3 }, next);
  return (u, v) => {
    const x = u * across;
    const y = v * down;
    const i = Math.floor(x);
    const j = Math.floor(y);
    const found = { near: 9, next: 9, id: 0 };
    for (let b = j - 1; b <= j + 1; b += 1) {
      for (let a = i - 1; a <= i + 1; a += 1) {
        const k = (wrap(b, down) * across + wrap(a, across)) * 3;
        const d = Math.hypot(a + (points[k] ?? 0) - x, b + (points[k + 1] ?? 0) - y);
        if (d < found.near) {
          found.next = found.near;
          found.near = d;
          found.id = points[k + 2] ?? 0;
        } else if (d < found.next) found.next = d;
      }
    }
    return found;
  };
}

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));
export const step = (from: number, to: number, x: number): number => ease(clamp((x - from) / (to - from)));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
