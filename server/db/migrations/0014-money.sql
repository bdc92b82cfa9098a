-- A rate is a percentage from 1 to 100. Nothing in between fits the column; what lay outside keeps its effect:
-- no percent is a coupon of no won, and more than everything is everything.
update coupons set discount_type = 'FIXED_DISCOUNT' where discount_type = 'RATE_DISCOUNT' and discount_value = 0;
update coupons set discount_value = 100 where discount_type = 'RATE_DISCOUNT' and discount_value > 100;
alter table coupons add constraint coupons_rate_check
  check (discount_type <> 'RATE_DISCOUNT' or discount_value between 1 and 100);

update coupon_campaigns set discount_type = 'FIXED_DISCOUNT'
  where discount_type = 'RATE_DISCOUNT' and discount_value = 0;
update coupon_campaigns set discount_value = 100 where discount_type = 'RATE_DISCOUNT' and discount_value > 100;
alter table coupon_campaigns add constraint coupon_campaigns_rate_check
  check (discount_type <> 'RATE_DISCOUNT' or discount_value between 1 and 100);

-- Earnings whose year is over and dealt with: only the others stand in the index that the sweep reads.
alter table point_ledger add column is_settled boolean not null default false;
create index point_ledger_expiring on point_ledger (expires_at) include (user_id, points)
  where type = 'EARN' and not is_settled;
