-- What members are told of events has a topic of its own; it stood under rewards and under what concerns the account.
update notices set topic = 'EVENT' where type in
  ('EVENT_WON', 'EVENT_RESULT', 'EVENT_PRIZE_REVOKED', 'EVENT_CANCELLED', 'VOTE_VOIDED', 'VOTE_RESTORED');
-- Whoever turned rewards off did not want to hear of prizes: that holds until they choose otherwise.
insert into notification_settings (user_id, topic, in_app, mail)
select user_id, 'EVENT', in_app, mail from notification_settings where topic = 'REWARD'
on conflict do nothing;
