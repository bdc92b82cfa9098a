-- Votes that count although something looks odd about them, as they were when the result was calculated: the tags that tell
-- are forgotten some time after the announcement.
alter table event_results add column flagged_votes integer not null default 0;
