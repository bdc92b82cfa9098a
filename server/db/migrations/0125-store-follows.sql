-- Members who follow a store; counted from its rows, newest first in the list of a member.
create table store_follows (
  user_id bigint not null references users (id) on delete cascade,
  store_id bigint not null references stores (id),
  at timestamptz not null,
  primary key (user_id, store_id)
);
create index store_follows_newest on store_follows (user_id, at desc, store_id desc);
create index store_follows_followers on store_follows (store_id);

-- Discounts of stores for their followers: `percent` with `won` as cap, or `won` alone.
create table follower_discounts (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores (id),
  percent integer check (percent between 1 and 100),
  won integer not null check (won > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at >= starts_at)
);
create index follower_discounts_store on follower_discounts (store_id, id desc);

alter table orders add column follower_discount integer not null default 0 check (follower_discount >= 0);
alter table order_items add column follower_share integer not null default 0 check (follower_share >= 0);

-- Won of discounts for followers, which are taken off what the store is paid.
alter table settlements add column followers bigint not null default 0;
alter table settlements drop constraint settlements_payable_check;
alter table settlements add constraint settlements_payable_check
  check (payable = gross - fee - coupons - followers + adjustments);
alter table settlement_lines add column follower bigint not null default 0;
alter table settlement_lines drop constraint settlement_lines_net_check;
alter table settlement_lines add constraint settlement_lines_net_check check (net = gross - fee - coupon - follower);
create or replace function settlements_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'CLOSED' and new.state = 'PAID'
    and (new.id, new.store_id, new.period_start, new.period_end, new.gross, new.fee, new.coupons, new.followers,
      new.adjustments, new.payable, new.lines, new.closed_at)
    is not distinct from (old.id, old.store_id, old.period_start, old.period_end, old.gross, old.fee, old.coupons,
      old.followers, old.adjustments, old.payable, old.lines, old.closed_at) then
    return new;
  end if;
  raise exception 'a settlement is only ever marked as paid';
end
$$;
