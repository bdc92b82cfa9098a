-- Story of a product: blocks of text and pictures in order, which its seller replaces as a whole. `alt` describes a
-- picture; it is null for a decorative one. Several blocks may show the same file.
create table product_story_blocks (
  product_id bigint not null references products (id) on delete cascade,
  place smallint not null check (place >= 0),
  body text,
  url text,
  alt text,
  width integer check (width > 0),
  height integer check (height > 0),
  primary key (product_id, place),
  check (num_nonnulls(body, url) = 1),
  check (num_nonnulls(url, width, height) in (0, 3)),
  check (alt is null or url is not null)
);
-- Read where unused files are looked for.
create index product_story_blocks_url on product_story_blocks (url) where url is not null;
