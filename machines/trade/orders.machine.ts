import type { OrderDetail, OrderListItem, OrderQuery } from '#domain/trade/order.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const orderListMachine = createPagedMachine<OrderListItem, Pick<OrderQuery, 'status' | 'q'>>({
  id: 'orderList',
  size: 10,
});

export const orderDetailMachine = createResourceMachine<OrderDetail, number>({ id: 'orderDetail' });
