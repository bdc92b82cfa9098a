import * as v from 'valibot';
import { endpoint, type ResponseOf } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { type Lifecycle, MOVERS, ORDER_LIFECYCLE } from './order-lifecycle.ts';

/** Parts of an order that have a life of their own. */
export const ORDER_PARTS = [
  'line',
  'hold',
  'claim',
  'dispute',
  'refund',
] as const satisfies readonly (keyof typeof ORDER_LIFECYCLE)[];
export type OrderPart = (typeof ORDER_PARTS)[number];

/** Most orders that the inspector offers, newest first. */
export const MOST_OFFERED_ORDERS = 20;

/** Lists the newest orders of the shop, paid or not; registered only with QA_TOOLS=1. */
export const listNewestOrders = endpoint({
  method: 'GET',
  path: '/api/qa/orders',
  access: 'public',
  notKept: true,
  summary: 'Lists the newest orders of a QA server with their states.',
  response: v.array(v.object({ orderId: v.number(), orderNo: v.string(), status: v.string() })),
  wrapping: 'envelope',
});

/** Reads states and steps of an order without anything personal; registered only with QA_TOOLS=1. */
export const readOrderTrail = endpoint({
  method: 'GET',
  path: '/api/qa/orders/{id}',
  access: 'public',
  notKept: true,
  summary: 'Returns what the parts of an order are now, and who moved them when, from the audit log.',
  params: idParams,
  response: v.object({
    orderId: v.number(),
    orderNo: v.string(),
    parts: v.array(v.object({ part: v.picklist(ORDER_PARTS), id: v.number(), state: v.string() })),
    steps: v.array(
      v.object({
        /** Id of the audit entry. */
        id: v.number(),
        at: v.string(),
        action: v.string(),
        by: v.picklist(MOVERS),
        /** Id of the request, as the log of calls names it; null for a job. */
        requestId: v.nullable(v.string()),
      }),
    ),
  }),
  wrapping: 'envelope',
});

/** Life of one order as the inspector shows it. */
export type OrderTrail = ResponseOf<typeof readOrderTrail>;

/** Returns who may move a part on from its state, by which step, and to what; empty at the end of its life. */
export const nextMoves = ({ part, state }: Pick<OrderTrail['parts'][number], 'part' | 'state'>) => {
  const { moves }: Lifecycle = ORDER_LIFECYCLE[part];
  return Object.entries(moves)
    .filter(([, { from }]) => from === state)
    .map(([name, { to, by }]) => ({ name, to, by }));
};
