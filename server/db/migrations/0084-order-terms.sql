-- The terms of an order as they were when it was placed (`domain/trade/orders/order-terms.ts`): price, fees, days, points and the
-- versions of the policies behind them. Null: an order from before; the policies of today hold for it.
alter table orders add column terms jsonb;
