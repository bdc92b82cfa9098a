-- What reported things say, in small letters, and the pairs of letters: administrators look for it. A table of its own,
-- as of feeds: each report changes the score of its case, and must not index the whole text anew.
create table case_texts (
  case_id bigint primary key references report_cases (id) on delete cascade,
  body text not null,
  pairs text[] not null
);

create function keep_case_text() returns trigger language plpgsql as $$
declare
  body text := (select coalesce(lower(string_agg(said.value, chr(10))), '') from jsonb_each_text(new.snapshot) as said);
begin
  insert into case_texts values (new.id, body, letter_pairs(body))
  on conflict (case_id) do update set body = excluded.body, pairs = excluded.pairs;
  return null;
end $$;
create trigger report_cases_written after insert on report_cases for each row execute function keep_case_text();
create trigger report_cases_rewritten after update of snapshot on report_cases for each row
  when (old.snapshot is distinct from new.snapshot) execute function keep_case_text();

insert into case_texts
  select id, body, letter_pairs(body) from report_cases,
    lateral (select coalesce(lower(string_agg(said.value, chr(10))), '') as body
      from jsonb_each_text(snapshot) as said) as told;
create index case_texts_pairs on case_texts using gin (pairs) with (fastupdate = off);
