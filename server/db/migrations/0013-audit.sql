-- What happened to orders, money and members, and who did it. It only grows. No foreign keys: what happened stays when
-- a member or an order goes, and an entry costs its writer no lock on them.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: the shop itself.
  actor_id bigint,
  action text not null,
  target_type text not null,
  target_id bigint not null,
  detail jsonb not null default '{}',
  request_id text
);
create index audit_entries_target on audit_entries (target_type, target_id, id);

-- Each link holds the hash of its entry and of the link before. A sweep makes links, so that no writer waits for another.
create table audit_chain (
  seq bigint primary key,
  entry_id bigint not null unique,
  hash text not null
);
create table audit_unchained (entry_id bigint primary key);

create function audit_note_unchained() returns trigger language plpgsql as $$
begin
  insert into audit_unchained (entry_id) values (new.id);
  return null;
end
$$;
create trigger audit_entries_unchained after insert on audit_entries
  for each row execute function audit_note_unchained();

create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail only grows';
end
$$;
create trigger audit_entries_only_grow before update or delete or truncate on audit_entries
  for each statement execute function audit_refuse_change();
create trigger audit_chain_only_grows before update or delete or truncate on audit_chain
  for each statement execute function audit_refuse_change();

-- Roles and shut-outs are noted whoever changes them, a hand in the database included.
create function audit_member_change() returns trigger language plpgsql as $$
begin
  insert into audit_entries (at, action, target_type, target_id, detail)
  values (now(), 'MEMBER_CHANGED', 'MEMBER', new.id, jsonb_build_object(
    'roleBefore', case when tg_op = 'UPDATE' then old.role end, 'role', new.role,
    'statusBefore', case when tg_op = 'UPDATE' then old.status end, 'status', new.status));
  return null;
end
$$;
create trigger users_audit_change after update of role, status on users for each row
  when (old.role is distinct from new.role or old.status is distinct from new.status)
  execute function audit_member_change();
create trigger users_audit_insert after insert on users for each row
  when (new.role <> 'user') execute function audit_member_change();
