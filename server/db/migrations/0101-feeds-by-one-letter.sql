-- Letters of a text, each once: a search for a single letter has no pair (0010), and one that few texts have would read
-- them all. The cost lets the cheaper pattern be tried first where a list is walked in its order.
create function text_letters(body text) returns text[] language sql immutable strict parallel safe cost 1000 as $$
  select coalesce(array_agg(distinct letter), '{}') from unnest(string_to_array(body, null)) as letters (letter)
$$;
create index feed_texts_letters on feed_texts using gin (text_letters(body)) with (fastupdate = off);
create index feed_hashtags_letters on feed_hashtags using gin (text_letters(lower(tag))) with (fastupdate = off);
