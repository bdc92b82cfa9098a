-- A file of products that its seller has looked at: what it wants of each product, and what became of it.
create table goods_imports (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores (id) on delete cascade,
  ticket uuid not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index goods_imports_store on goods_imports (store_id);
create index goods_imports_over on goods_imports (expires_at);

create table goods_import_items (
  import_id bigint not null references goods_imports (id) on delete cascade,
  place integer not null,
  line integer not null,
  -- As JSON: what the file says of a product, and what the product was when it was looked at.
  wish text not null,
  outcome text check (outcome in ('DONE', 'REFUSED')),
  reason text,
  primary key (import_id, place)
);
