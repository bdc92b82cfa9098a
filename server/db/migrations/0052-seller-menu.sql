-- What a store is warned of is counted with every page that its seller opens.
create index product_options_low on product_options (product_id) where stock <= low_stock;
