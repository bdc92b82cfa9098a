-- The day of arrival that an order promised when it was paid: it never changes. Orders of before get the day that the rule
-- of their time gave (`deliveryOf`): paid before 14:00 of a business day it leaves the same day, and a courier takes two
-- business days.
alter table orders add column promised_on date;

create temporary table business_days on commit drop as
select day::date as day, row_number() over (order by day) as number
from generate_series(
  (select coalesce(min(ordered_at), now())::date - 3 from orders),
  (select coalesce(max(ordered_at), now())::date + 40 from orders), interval '1 day') as day
where extract(isodow from day) < 6 and day::date not in (
  '2026-01-01', '2026-02-16', '2026-02-17', '2026-02-18', '2026-03-02', '2026-05-01', '2026-05-05', '2026-05-25',
  '2026-06-03', '2026-07-17', '2026-08-17', '2026-09-24', '2026-09-25', '2026-10-05', '2026-10-09', '2026-12-25',
  '2027-01-01', '2027-02-08', '2027-02-09', '2027-03-01', '2027-05-05', '2027-05-13', '2027-08-16', '2027-09-14',
  '2027-09-15', '2027-09-16', '2027-10-04', '2027-10-11', '2027-12-27'
);

create temporary table promised_days on commit drop as
select ready::date as ready, (select day from business_days where number = 2 +
  (select min(number) from business_days where day >= ready)) as day
from generate_series((select min(day) from business_days), (select max(day) - 15 from business_days), interval '1 day') as ready;

update orders set promised_on = p.day from promised_days p
where p.ready = (ordered_at at time zone 'Asia/Seoul' + interval '10 hours')::date and status not in ('PENDING', 'EXPIRED');

create index orders_promised on orders (promised_on, id) where status in ('ORDERED', 'SHIPPED');

-- One row per store of an order that has missed its promised day, written once: for it buyer and seller are notified once.
-- `counted_from`: from which day the business days until a cancellation count. The seller may name one new day.
create table late_deliveries (
  order_id bigint not null references orders (id) on delete cascade,
  store_id bigint not null references stores (id),
  counted_from date not null,
  noted_at timestamptz not null,
  new_day date,
  reason text not null default '',
  named_at timestamptz,
  primary key (order_id, store_id),
  check ((new_day is null) = (named_at is null))
);
create index late_deliveries_store on late_deliveries (store_id, order_id);
