-- The lists of administrators: open disputes and differences from terms, newest first. Without it every order line is read
-- for one page of disputes.
create index delivery_disputes_newest on delivery_disputes (opened_at desc nulls last, id desc) where state = 'OPEN';
create index order_differences_newest on order_differences (noted_at desc nulls last, id desc);
