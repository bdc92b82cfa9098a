-- The ranking of a week or a month sums the activities since its first moment: out of this index alone.
create index activities_created on activities (created_at) include (user_id, points);
