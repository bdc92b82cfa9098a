-- A review and a request know whose they are, so that the lists of a store come out of an index in their order.
alter table reviews add column store_id bigint references stores (id);
alter table claims add column store_id bigint references stores (id);
update reviews r set store_id = p.store_id from products p where p.id = r.product_id;
update claims c set store_id = i.store_id from order_items i where i.id = c.order_item_id;
alter table reviews alter column store_id set not null;
alter table claims alter column store_id set not null;

-- Nobody says it: it follows from what they are about, which never changes its store.
create function review_of_store() returns trigger language plpgsql as $$
begin
  select store_id into new.store_id from products where id = new.product_id;
  return new;
end $$;
create trigger reviews_of_store before insert on reviews for each row execute function review_of_store();
create function claim_of_store() returns trigger language plpgsql as $$
begin
  select store_id into new.store_id from order_items where id = new.order_item_id;
  return new;
end $$;
create trigger claims_of_store before insert on claims for each row execute function claim_of_store();

create index reviews_store on reviews (store_id, id desc) include (rating, created_at) where status = 'ACTIVE';
drop index review_answers_store;
create index review_answers_store on review_answers (store_id, review_id desc);
create index claims_store on claims (store_id, id desc) include (status, type, refund_due);

-- How many goods are in each state, and which have something left.
drop index products_store;
create index products_store on products (store_id, created_at desc, id desc) include (state) where deleted_at is null;
create index product_options_held on product_options (product_id) where stock > 0;

-- Lines found by the words of their product, and what is looked up of an order for each line, without the rows themselves.
drop index order_items_product;
create index order_items_product on order_items (product_id) include (id, order_id, store_id, status, quantity);
create index orders_of_lines on orders (id) include (ordered_at, recipient_name);
