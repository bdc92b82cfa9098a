-- Readers that turn discounts wait for no seller and no wish: the next one finds what these held. A thousand turn within
-- a second.
create or replace function turn_discounts(at timestamptz) returns void language plpgsql as $$
declare
  due bigint[];
begin
  select array_agg(id) into due from (
    select id from products where turns_at <= at order by turns_at limit 1000 for no key update skip locked
  ) as locked;
  if due is null then return; end if;
  update products set
    discount_rate = case
      when sale_from > at or sale_until <= at or price = 0 then 0
      else round((price - discount_price) * 100.0 / price, 2) end,
    turns_at = case when sale_from > at then sale_from when sale_until > at then sale_until end
  where id = any (due) and turns_at <= at;
end $$;
