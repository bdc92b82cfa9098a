import { type AnyStateMachine, createMachine } from 'xstate';
import { type Lifecycle, type Mover, ORDER_LIFECYCLE } from '#domain/trade/orders/order-lifecycle.ts';

type Arrow = { target: string; guard: string };
type State = { type?: 'final'; on: Record<string, Arrow> };

/** Initial state of each part of an order before it exists. */
const NOTHING = 'none';

const by = (movers: readonly Mover[], askedBy?: Mover): string =>
  movers.join(', ') + (askedBy ? `; asked by ${askedBy}` : '');

/** One part of the table as a parallel region: states as boxes, steps as arrows, permitted roles as guards. */
function regionOf({ states, starts, moves }: Lifecycle) {
  const arrowsFrom = (state: string): Record<string, Arrow> =>
    Object.fromEntries(
      Object.entries(moves)
        .filter(([, { from }]) => from === state)
        .map(([deed, move]) => [deed, { target: move.to, guard: by(move.by, move.askedBy) }]),
    );
  const boxOf = (state: string): State => {
    const on = arrowsFrom(state);
    return Object.keys(on).length > 0 ? { on } : { type: 'final', on };
  };
  const first: State = {
    on: Object.fromEntries(
      Object.entries(starts).map(([deed, start]) => [deed, { target: start.to, guard: by(start.by) }]),
    ),
  };
  const boxes = states.map((state) => [state, boxOf(state)] as const);
  return { initial: NOTHING, states: Object.fromEntries([[NOTHING, first], ...boxes]) };
}

/** Chart of the life of an order for display, made from the table that the server decides by. */
export const orderLifecycleChart: AnyStateMachine = createMachine({
  id: 'orderLife',
  description: 'What the parts of an order can be, which deed leads on, and in brackets who may do it.',
  type: 'parallel',
  states: Object.fromEntries(Object.entries(ORDER_LIFECYCLE).map(([part, life]) => [part, regionOf(life)])),
});
