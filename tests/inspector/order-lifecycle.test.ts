import { describe, expect, it } from 'vitest';
import { type Lifecycle, ORDER_LIFECYCLE } from '#domain/trade/orders/order-lifecycle.ts';
import { orderLifecycleWords } from '#proof/kit/labels/order-lifecycle.text.ts';
import { orderLifecycleChart } from '#proof/order-lifecycle.ts';
import { place } from '#src/inspector/chart/drawing.ts';
import { drawBoth } from '#src/inspector/chart/layout-engine.ts';
import { chartModel } from '#src/inspector/model/chart-model.ts';

const model = chartModel(orderLifecycleChart);
const parts: [string, Lifecycle][] = Object.entries(ORDER_LIFECYCLE);
const arrows = model.edges.flatMap(({ from, to, causes }) =>
  causes.map(({ type, guard }) => `${from} ${type} > ${to} [${guard}]`),
);

describe('order-life chart', () => {
  it('has every row of the table as an arrow, and no other', () => {
    const rows = parts.flatMap(([part, { starts, moves }]) => {
      const id = (state: string) => `orderLife.${part}.${state}`;
      return [
        ...Object.entries(starts).map(
          ([deed, { to, by }]) => `${id('none')} ${deed} > ${id(to)} [${by.join(', ')}]`,
        ),
        ...Object.entries(moves).map(([deed, { from, to, by, askedBy }]) => {
          const who = askedBy ? `${by.join(', ')}; asked by ${askedBy}` : by.join(', ');
          return `${id(from)} ${deed} > ${id(to)} [${who}]`;
        }),
      ];
    });
    expect(arrows.toSorted()).toEqual(rows.toSorted());
  });

  it('ends where the table has no step', () => {
    const ends = model.root.children.flatMap(({ key, children }) =>
      children.filter(({ kind }) => kind === 'final').map((state) => `${key} ${state.key}`),
    );
    expect(ends).toEqual([
      'line EXPIRED',
      'line CANCELLED',
      'line RETURNED',
      'hold PAID',
      'hold FAILED',
      'claim COMPLETED',
      'claim REJECTED',
      'claim WITHDRAWN',
      'dispute RECEIVED',
      'dispute DECIDED',
      'dispute CLOSED',
      'refund DONE',
      'refund GIVEN_UP',
    ]);
  });

  it('has positions of every box and arrow, in both directions', async () => {
    for (const drawing of Object.values(await drawBoth(model))) {
      const { nodes, edges } = place(model, drawing);
      expect(edges).toHaveLength(model.edges.length);
      expect(nodes.filter(({ width }) => width === 0)).toEqual([]);
    }
  });
});

it('every state, transition and role of the life of an order has a Korean label', () => {
  const { says, chart } = orderLifecycleWords;
  const { root, edges } = chartModel(orderLifecycleChart, orderLifecycleWords);
  const unlabelled = root.children.flatMap((part) => [part, ...part.children]).filter(({ label }) => !label);
  expect(unlabelled.map(({ id }) => id)).toEqual([]);
  const causes = edges.flatMap((edge) => edge.causes);
  expect(causes.filter(({ type }) => !says[type]).map(({ type }) => type)).toEqual([]);
  expect(Object.values(chart?.guards ?? {}).filter((label) => /[a-z]/.test(label))).toEqual([]);
});
