-- Every piece that came to an option or left it, and why. It only grows, and its sum is the stock. No foreign keys, as
-- in the audit trail: what happened stays when an option goes, and a move costs its writer no further lock.
create table stock_moves (
  id bigint generated always as identity primary key,
  option_id bigint not null,
  delta integer not null check (delta <> 0),
  -- What the option had afterwards.
  after integer not null check (after >= 0),
  reason text not null
    check (reason in ('OPENING', 'HOLD', 'RELEASE', 'CANCEL', 'RETURN', 'EXCHANGE', 'EDIT', 'IMPORT')),
  -- The order that it was for; null where somebody of the store counted anew.
  ref_type text check (ref_type = 'ORDER'),
  ref_id bigint,
  -- Who counted anew.
  actor_id bigint,
  at timestamptz not null,
  check ((ref_type is null) = (ref_id is null))
);
create index stock_moves_option on stock_moves (option_id, id);

insert into stock_moves (option_id, delta, after, reason, at)
  select id, stock, stock, 'OPENING', now() from product_options where stock > 0 order by id;

-- What an option begins with, whoever adds it.
create function stock_open() returns trigger language plpgsql as $$
begin
  insert into stock_moves (option_id, delta, after, reason, at)
    select id, stock, stock, 'OPENING', now() from added where stock > 0 order by id;
  return null;
end
$$;
create trigger product_options_open after insert on product_options
  referencing new table as added for each statement execute function stock_open();

create function stock_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'moves of stock are only added';
end
$$;
create trigger stock_moves_only_grow before update or delete or truncate on stock_moves
  for each statement execute function stock_refuse_change();
