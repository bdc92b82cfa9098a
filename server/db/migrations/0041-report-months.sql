-- What came of reports in finished months: told to anybody, so it is not counted from the cases each time.
create table report_months (
  -- In Seoul, as 2026-11.
  month text primary key,
  reports integer not null,
  hidden integer not null,
  restored integer not null,
  appeals integer not null,
  granted integer not null,
  decided integer not null,
  -- How long a decision took, in the middle.
  hours double precision
);
