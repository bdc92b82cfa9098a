-- How members get the coupons of a campaign: by its code, by a download, or once their e-mail address is verified.
alter table coupon_campaigns add column distribution text not null default 'CODE'
  check (distribution in ('CODE', 'DOWNLOAD', 'SIGN_UP'));
-- Few campaigns are offered at a time; lists of them read these rows only.
create index coupon_campaigns_offered on coupon_campaigns (distribution, ends_at) where distribution <> 'CODE';
