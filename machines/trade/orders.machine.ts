import type { OrderCounts, OrderDetail, OrderListItem, OrderQuery } from '#domain/trade/order.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const orderListMachine = createPagedMachine<OrderListItem, Pick<OrderQuery, 'status' | 'q'>>({
  id: 'orderList',
  description: 'My orders of one state that hold a word; the address owns filter and page.',
  filters: 'withPage',
  size: 10,
});

export const orderDetailMachine = createResourceMachine<OrderDetail, number>({
  id: 'orderDetail',
  description: 'One order: its lines, money and requests; whatever I do to it reads it again.',
  reloads: true,
});

export const orderCountsMachine = createResourceMachine<OrderCounts>({
  id: 'orderCounts',
  description: 'How many orders of mine are at which step, above the list of them.',
  silent: true,
});
