-- Coupons of a store: its seller makes them, they apply to its lines alone, and its settlements pay for them.
alter table coupon_campaigns add column store_id bigint references stores (id);
alter table coupon_campaigns add constraint coupon_campaigns_store_check
  check (store_id is null or (distribution = 'DOWNLOAD' and not free_shipping));
create index coupon_campaigns_store on coupon_campaigns (store_id, id desc) where store_id is not null;
alter table coupons add column store_id bigint references stores (id);
alter table coupons add constraint coupons_store_check check (store_id is null or not free_shipping);
create index coupons_store on coupons (store_id) where store_id is not null;

-- Won of the store's own coupons, which are taken off what it is paid.
alter table settlements add column coupons bigint not null default 0;
alter table settlements drop constraint settlements_check;
alter table settlements add constraint settlements_payable_check
  check (payable = gross - fee - coupons + adjustments);
alter table settlement_lines add column coupon bigint not null default 0;
alter table settlement_lines drop constraint settlement_lines_check;
alter table settlement_lines add constraint settlement_lines_net_check check (net = gross - fee - coupon);
create or replace function settlements_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'CLOSED' and new.state = 'PAID'
    and (new.id, new.store_id, new.period_start, new.period_end, new.gross, new.fee, new.coupons, new.adjustments,
      new.payable, new.lines, new.closed_at)
    is not distinct from (old.id, old.store_id, old.period_start, old.period_end, old.gross, old.fee, old.coupons,
      old.adjustments, old.payable, old.lines, old.closed_at) then
    return new;
  end if;
  raise exception 'a settlement is only ever marked as paid';
end
$$;
