-- Jamo of a description without its spaces, for words that no name has. Rows that are there are filled at the start of
-- the server, as SQL cannot take Hangul apart.
alter table products add column description_jamo text not null default '';
create index products_description_jamo on products using gin (description_jamo gin_trgm_ops);
