-- Orders keep the rules about late deliveries that held when they were placed, as part of their terms: business days after
-- the promised day until the buyer cancels and until the shop does, and points. Orders of before get the only values that
-- these policies have had; days promised before the rules held (2026-11-24) give no points.
update orders
set terms = terms || jsonb_build_object('late', jsonb_build_object(
  'buyerCancelDays', 3, 'shopCancelDays', 7, 'points', case when promised_on < '2026-11-24' then 0 else 1000 end))
where terms is not null;
