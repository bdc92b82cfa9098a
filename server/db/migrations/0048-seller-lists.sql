-- A seller's lists and their counts: by state, and by the beginning of a tracking number.
create index order_items_store_state on order_items (store_id, status, order_id desc) include (confirmed_at);
create index order_items_tracking on order_items (store_id, tracking_no text_pattern_ops) where tracking_no is not null;
