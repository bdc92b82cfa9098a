import { describe, expect, it } from 'vitest';
import { AREAS } from './areas.ts';
import { PLACES } from './places.ts';
import { product } from './sources.ts';

type Arrow = { from: string; to: string; by: string };

const placeIn = (area: string, path: string): string =>
  path.slice(`server/${area}/`.length).split('/')[0] ?? '';

/** Imports between the places of an area of the server. */
function arrowsIn(area: string): Arrow[] {
  const isIn = (path: string) => path.startsWith(`server/${area}/`);
  return product
    .filter(({ path }) => isIn(path))
    .flatMap(({ path, imports }) =>
      imports.filter(isIn).map((target) => ({
        from: placeIn(area, path),
        to: placeIn(area, target),
        by: `${path} imports ${target}`,
      })),
    )
    .filter(({ from, to }) => from !== to);
}

describe.each(Object.entries(PLACES))('places of server/%s', (area, rows) => {
  const rowOf = new Map(rows.flatMap((row, index) => row.map((place) => [place, index] as const)));
  const arrows = arrowsIn(area);

  it('are all in the order, once', () => {
    const places = product.filter(({ path }) => path.startsWith(`server/${area}/`));
    expect([...rowOf.keys()].toSorted()).toEqual(
      [...new Set(places.map(({ path }) => placeIn(area, path)))].toSorted(),
    );
    expect(rows.flat().length).toBe(rowOf.size);
  });

  it('import earlier rows only', () => {
    expect(arrows.length).toBeGreaterThan(5);
    const isEarlier = ({ from, to }: Arrow) => (rowOf.get(to) ?? -1) < (rowOf.get(from) ?? -1);
    expect(arrows.filter((arrow) => !isEarlier(arrow)).map(({ by }) => by)).toEqual([]);
  });
});

/** Removes the places that import nothing of what is left, until none is left or each imports another: a circle. */
function circleOf(arrows: readonly Arrow[]): string[] {
  const left = arrows.filter(({ to }) => arrows.some(({ from }) => from === to));
  return left.length === arrows.length ? left.map(({ by }) => by) : circleOf(left);
}

it.each([...AREAS, 'db', 'http', 'kit', 'seed'])(
  'places of server/%s import each other without a circle',
  (area) => expect(circleOf(arrowsIn(area))).toEqual([]),
);
