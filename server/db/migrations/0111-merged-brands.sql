-- Brands that were merged into another one: their addresses lead to its page. `into_id` is the brand that has the
-- products now, however many merges there were in between.
create table merged_brands (
  brand_id bigint primary key,
  into_id bigint not null references brands (id) on delete cascade,
  merged_at timestamptz not null
);
-- Former brands of a brand that is merged itself.
create index merged_brands_into on merged_brands (into_id);
