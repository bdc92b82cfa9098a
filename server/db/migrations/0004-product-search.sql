create extension if not exists pg_trgm;
alter table products add column name_jamo text not null default '';
alter table products add column name_choseong text not null default '';
create index products_name_jamo on products using gin (name_jamo gin_trgm_ops);
create index products_name_choseong on products using gin (name_choseong gin_trgm_ops);
