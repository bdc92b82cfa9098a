import {
  countOrders,
  listOrders,
  type OrderCounts,
  type OrderDetail,
  type OrderListItem,
  type OrderQuery,
  readOrder,
} from '#domain/trade/orders/order.ts';
import { endpointPort, pagePort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Machine of the member's orders: status, search word and page come from the address, 10 a page. */
export const orderListMachine = createPagedMachine<OrderListItem, Pick<OrderQuery, 'status' | 'q'>>({
  id: 'orderList',
  description: 'My orders of one state that hold a word; the address owns filter and page.',
  loadPage: pagePort(listOrders, (input) => ({
    page: String(input.page),
    size: String(input.size),
    ...input.filter,
  })),
  filters: 'withPage',
  size: 10,
});

/** Machine of one order by id: loads lines, amounts and claims, and loads again after each action. */
export const orderDetailMachine = createResourceMachine<OrderDetail, number>({
  id: 'orderDetail',
  description: 'One order: its lines, money and requests; whatever I do to it reads it again.',
  load: endpointPort(readOrder, ({ input }) => ({ params: { id: input } })),
  reloads: true,
});

/** Machine of the order counts by step above the order list; a failure hides them. */
export const orderCountsMachine = createResourceMachine<OrderCounts>({
  id: 'orderCounts',
  description: 'How many orders of mine are at which step, above the list of them.',
  load: endpointPort(countOrders, () => ({})),
  silent: true,
});
