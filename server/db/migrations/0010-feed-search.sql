-- Pairs of neighbouring letters of a text. Trigrams index no word of two letters, which most Korean words are.
create function letter_pairs(body text) returns text[] language sql immutable strict parallel safe cost 1000 as $$
  select coalesce(array_agg(distinct letter || following), '{}')
  from (
    select letter, lead(letter) over (order by place) as following
    from unnest(string_to_array(body, null)) with ordinality as letters (letter, place)
  ) as pairs
  where following is not null
$$;

-- Title and content in small letters, and their pairs. A table of its own: a like or a comment counts up in feeds,
-- and must not index the whole text anew.
create table feed_texts (
  feed_id bigint primary key references feeds (id) on delete cascade,
  body text not null,
  pairs text[] not null
);

create function keep_feed_text() returns trigger language plpgsql as $$
declare
  body text := lower(new.title || chr(10) || new.content);
begin
  insert into feed_texts values (new.id, body, letter_pairs(body))
  on conflict (feed_id) do update set body = excluded.body, pairs = excluded.pairs;
  return null;
end $$;
create trigger feeds_written after insert on feeds for each row execute function keep_feed_text();
create trigger feeds_rewritten after update of title, content on feeds for each row
  when ((old.title, old.content) is distinct from (new.title, new.content)) execute function keep_feed_text();

insert into feed_texts
  select id, body, letter_pairs(body) from feeds, lower(title || chr(10) || content) as body;
-- Without a pending list, which only vacuum empties and each search would read: the embedded engine has no autovacuum.
create index feed_texts_pairs on feed_texts using gin (pairs) with (fastupdate = off);
create index feed_hashtags_pairs on feed_hashtags using gin (letter_pairs(lower(tag))) with (fastupdate = off);
