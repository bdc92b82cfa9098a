-- Pairs that a feed shows, in order; the first is that of the feed itself. A pair may have a point on one picture, in
-- thousandths of its width and height; the point goes with the picture. Feeds from before have no rows.
create table feed_products (
  feed_id bigint not null references feeds (id) on delete cascade,
  order_item_id bigint not null references order_items (id),
  place smallint not null check (place >= 0),
  image_id bigint references feed_images (id) on delete set null,
  x smallint check (x between 0 and 1000),
  y smallint check (y between 0 and 1000),
  primary key (feed_id, order_item_id),
  check (num_nonnulls(x, y) in (0, 2)),
  check (image_id is null or x is not null)
);
create index feed_products_line on feed_products (order_item_id);
create index feed_products_image on feed_products (image_id) where image_id is not null;

-- Alternative text of a picture, as its author wrote it; null for pictures from before.
alter table feed_images add column alt text;
