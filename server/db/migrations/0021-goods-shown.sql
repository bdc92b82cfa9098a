-- Frames of a turning shoe are pictures of a kind of their own. The rows that are there have one of the older kinds:
-- they need no look.
alter table product_images drop constraint product_images_type_check;
alter table product_images add constraint product_images_type_check
  check (type in ('MAIN', 'DETAIL', 'TURN')) not valid;

-- A picture for each category, and a wide one beside the upright one of an event.
alter table categories add column image_url text;
alter table events add column wide_image_url text;
update categories set image_url = (
  select main_image_url from products
  where category_id = categories.id and deleted_at is null order by wish_number desc, id desc limit 1);

-- Stars of a product as cards show them: counted as reviews come and go, so that a list reads one row per product.
create table product_ratings (
  product_id bigint primary key references products (id) on delete cascade,
  review_count integer not null,
  star_sum integer not null
);
insert into product_ratings (product_id, review_count, star_sum)
  select product_id, count(*), sum(rating) from reviews where status = 'ACTIVE' group by product_id;

create function count_stars() returns trigger language plpgsql as $$
declare
  gone integer := case when tg_op <> 'INSERT' and old.status = 'ACTIVE' then 1 else 0 end;
  come integer := case when tg_op <> 'DELETE' and new.status = 'ACTIVE' then 1 else 0 end;
  subject bigint := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
begin
  if gone = 0 and come = 0 then return null; end if;
  insert into product_ratings as r (product_id, review_count, star_sum)
    select subject, come - gone,
      case when come = 1 then new.rating else 0 end - case when gone = 1 then old.rating else 0 end
    from products where id = subject
    on conflict (product_id) do update set
      review_count = r.review_count + excluded.review_count, star_sum = r.star_sum + excluded.star_sum;
  return null;
end $$;
-- At the end of a transaction: it holds its other locks by then, so nobody who waits here keeps anybody waiting.
create constraint trigger reviews_counted after insert or delete on reviews
  deferrable initially deferred for each row execute function count_stars();
create constraint trigger reviews_recounted after update on reviews
  deferrable initially deferred for each row
  when ((old.status, old.rating) is distinct from (new.status, new.rating)) execute function count_stars();
