-- Older clients ask for what was deleted between two moments, and how much of a product was.
create index reviews_deleted on reviews (deleted_at) where status = 'DELETED';
create index reviews_product on reviews (product_id, status);
