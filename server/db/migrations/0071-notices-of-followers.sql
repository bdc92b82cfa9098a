-- New followers have a topic of their own; they stood under feeds. Their notices lead to the list of followers.
update notices set topic = 'FOLLOW', path = '/users/' || user_id || '?list=followers' where type = 'FOLLOWED';
-- Members who turned feeds off had turned followers off with them: that holds until they choose otherwise.
insert into notification_settings (user_id, topic, in_app, mail)
select user_id, 'FOLLOW', in_app, mail from notification_settings where topic = 'FEED'
on conflict do nothing;
