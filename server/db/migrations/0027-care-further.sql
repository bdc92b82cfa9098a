-- What an author is told of a decision, and objects to.

-- What the author was told besides the rule: kept, so that it can be read where it is objected to.
alter table report_cases add column note text;

alter table appeals add column decided_at timestamptz;
create index appeals_decided on appeals (decided_at desc, id) where state <> 'WAITING';

-- Numbers by month.
create index reports_created on reports (created_at);
create index case_history_at on case_history (at);
