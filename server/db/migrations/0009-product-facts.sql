-- What the law wants told of shoes before they are bought.
create table product_facts (
  product_id bigint primary key references products (id) on delete cascade,
  material text not null,
  heel_mm integer not null check (heel_mm between 0 and 300),
  manufacturer text not null,
  country text not null,
  care text not null,
  warranty text not null,
  service_contact text not null
);
