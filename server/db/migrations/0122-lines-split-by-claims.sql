-- A claim for some pairs of a line splits them off into a line of their own.
alter table order_items add column split_from bigint references order_items (id) on delete cascade;
create index order_items_split on order_items (split_from) where split_from is not null;
