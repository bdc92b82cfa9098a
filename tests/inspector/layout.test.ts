import { describe, expect, it } from 'vitest';
import { kitCharts } from '#proof/kit-charts.ts';
import { registry } from '#proof/registry.ts';
import { type Layout, type PlacedNode, place } from '#src/inspector/chart/drawing.ts';
import { layoutChart } from '#src/inspector/chart/layout.ts';
import { drawBoth } from '#src/inspector/chart/layout-engine.ts';
import { findIn, sketchOf } from '#src/inspector/chart/prepared.ts';
import { afterKey, fitted, readable, zoomed } from '#src/inspector/chart/view.ts';
import { chartModel } from '#src/inspector/model/chart-model.ts';
import { largeMachine } from './large-machine.ts';

const ROOM = { width: 690, height: 560 };

const inside = (inner: PlacedNode, outer: PlacedNode) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const apart = (one: PlacedNode, other: PlacedNode) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

function expectReadable({ nodes, edges }: Layout): void {
  const placed = new Map(nodes.map((node) => [node.node.id, node]));
  for (const outer of nodes) {
    const children = outer.node.children.flatMap((child) => placed.get(child.id) ?? []);
    expect(children).toHaveLength(outer.node.children.length);
    for (const [index, child] of children.entries()) {
      expect(inside(child, outer), `${child.node.id} in ${outer.node.id}`).toBe(true);
      for (const other of children.slice(index + 1)) expect(apart(child, other)).toBe(true);
    }
  }
  for (const { path } of edges) expect(path).toMatch(/^M[\d.,-]+.*L[\d.,-]+$/);
}

describe('chart layout', () => {
  const drawn = [...registry, ...Object.values(kitCharts)];
  it.each(drawn.map(({ machine }) => [machine.id, machine] as const))(
    'of %s is readable in both directions',
    async (_, machine) => {
      const model = chartModel(machine);
      for (const drawing of Object.values(await drawBoth(model))) {
        const layout = place(model, drawing);
        expect(layout.edges).toHaveLength(model.edges.length);
        expectReadable(layout);
      }
    },
  );

  it('of a large chart without a prepared layout is readable too (its time: npm run bench)', async () => {
    const layout = await layoutChart(chartModel(largeMachine(30)), ROOM);
    expect(layout.nodes).toHaveLength(31);
    expectReadable(layout);
  }, 20_000);
});

describe('prepared layouts', () => {
  it('are found for their chart, and for no other', async () => {
    const model = chartModel(largeMachine(4));
    const drawings = await drawBoth(model);
    const find = findIn(async () => ({ [await sketchOf(model)]: drawings }));
    expect(await find(chartModel(largeMachine(4)))).toEqual(drawings);
    expect(await find(chartModel(largeMachine(5)))).toBeNull();
  });
});

describe('chart view', () => {
  it('fits its content and never enlarges it', () => {
    expect(fitted({ width: 1_300, height: 200 }, { width: 690, height: 600 }).scale).toBe(0.5);
    expect(fitted({ width: 100, height: 100 }, { width: 690, height: 600 })).toEqual({
      scale: 1,
      x: 295,
      y: 250,
    });
  });

  it('keeps the focus visible if the whole would be too small', () => {
    const room = { width: 600, height: 400 };
    const large = { width: 400, height: 2_000 };
    expect(readable({ width: 500, height: 300 }, room, { x: 0, y: 0 })).toEqual(
      fitted({ width: 500, height: 300 }, room),
    );
    expect(readable(large, room, null)).toEqual(fitted(large, room));
    const top = readable(large, room, { x: 10, y: 10 });
    const bottom = readable(large, room, { x: 10, y: 1_990 });
    expect(top.scale).toBe(1);
    expect(top.y).toBe(20);
    expect(bottom.y).toBe(400 - 2_000 - 20);
    expect(readable(large, room, { x: 10, y: 1_000 }).y).toBe(200 - 1_000);
  });

  it('zooms around a point, within limits', () => {
    const view = zoomed({ x: 10, y: 20, scale: 1 }, 2, { x: 110, y: 120 });
    expect(view).toEqual({ x: -90, y: -80, scale: 2 });
    expect(zoomed(view, 100, { x: 0, y: 0 }).scale).toBe(3);
    expect(zoomed(view, 0.001, { x: 0, y: 0 }).scale).toBe(0.2);
  });

  it('moves and zooms by keyboard', () => {
    const view = { x: 0, y: 0, scale: 1 };
    const room = { width: 100, height: 100 };
    expect(afterKey('ArrowRight', view, room)).toEqual({ x: -48, y: 0, scale: 1 });
    expect(afterKey('+', view, room)).toMatchObject({ scale: 1.25 });
    expect(afterKey('0', view, room)).toBe('fit');
    expect(afterKey('a', view, room)).toBeNull();
  });
});
