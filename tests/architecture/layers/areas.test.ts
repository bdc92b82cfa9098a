import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARROWS, FOLDERS, placeOf } from './areas.ts';
import { product, root } from './sources.ts';

type Arrow = { from: string; to: string; by: string };

/** What the places of a layer import of each other. */
function arrowsIn(layer: string): Arrow[] {
  const isIn = (path: string) => path.startsWith(`${layer}/`);
  return product
    .filter(({ path }) => isIn(path))
    .flatMap(({ path, imports }) =>
      imports.filter(isIn).map((target) => ({
        from: placeOf(layer, path),
        to: placeOf(layer, target),
        by: `${path} imports ${target}`,
      })),
    )
    .filter(({ from, to }) => from !== to);
}

/** A way from a place back to itself, or null. */
function circleThrough(start: string, arrows: readonly Arrow[]): string[] | null {
  const ways = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const { to } of arrows.filter(({ from }) => from === way.at(-1))) {
      if (to === start) return [...way, to];
      if (seen.has(to)) continue;
      seen.add(to);
      ways.push([...way, to]);
    }
  }
  return null;
}

describe.each(Object.keys(FOLDERS))('folders of %s', (layer) => {
  it('are the areas of the list', () => {
    const folders = readdirSync(join(root, layer), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    );
    expect(folders.map(({ name }) => name).filter((name) => !FOLDERS[layer]?.includes(name))).toEqual([]);
    expect(folders.length).toBeGreaterThan(3);
  });
});

describe.each(Object.entries(ARROWS))('dependencies of %s', (layer, allowed) => {
  const arrows = arrowsIn(layer);

  it('are allowed', () => {
    expect(arrows.length).toBeGreaterThan(5);
    const isAllowed = ({ from, to }: Arrow) => allowed[from]?.some((name) => name === '*' || name === to);
    expect(arrows.filter((arrow) => !isAllowed(arrow)).map(({ by }) => by)).toEqual([]);
  });

  it('are all used', () => {
    const isUsed = (from: string, to: string) =>
      arrows.some((arrow) => arrow.from === from && arrow.to === to);
    const idle = Object.entries(allowed).flatMap(([from, targets]) =>
      targets.filter((to) => to !== '*' && to !== 'kit' && !isUsed(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(idle).toEqual([]);
  });

  it('have no cycle', () => {
    const places = new Set(arrows.map(({ from }) => from));
    const circles = [...places].flatMap((place) => circleThrough(place, arrows)?.join(' > ') ?? []);
    expect(circles).toEqual([]);
  });
});

it('layers and areas of the client have no cycle', () => {
  const placeInSrc = (path: string) =>
    path
      .split('/')
      .slice(1, path.startsWith('src/areas/') ? 3 : 2)
      .join('/');
  const arrows = product
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter((to) => to.startsWith('src/') && placeInSrc(to) !== placeInSrc(path))
        .map((to) => ({ from: placeInSrc(path), to: placeInSrc(to), by: path })),
    );
  expect(arrows.length).toBeGreaterThan(500);
  const places = new Set(arrows.map(({ from }) => from));
  expect([...places].flatMap((place) => circleThrough(place, arrows)?.join(' > ') ?? [])).toEqual([]);
});
