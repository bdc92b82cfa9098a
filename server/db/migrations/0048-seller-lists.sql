-- A seller's lists and their counts: by state, and by the beginning of a tracking number.
create index order_items_store_state on order_items (store_id, status, order_id desc) include (confirmed_at);
create index order_items_tracking on order_items (store_id, tracking_no text_pattern_ops) where tracking_no is not null;

-- A store's word below a review of its shoes; what was hidden is not shown.
create table review_answers (
  review_id bigint primary key references reviews (id) on delete cascade,
  store_id bigint not null references stores (id) on delete cascade,
  content text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  hidden_at timestamptz
);
create index review_answers_store on review_answers (store_id);
