import { sql } from 'kysely';
import { type Topic, usualChannels } from '#domain/notices/topics.ts';

/** SQL: the member's setting of a topic, or its default. */
export const chosen = (channel: 'in_app' | 'mail', userId: number, topic: Topic) =>
  sql<boolean>`coalesce((select ${sql.ref(channel)} from notification_settings s
    where s.user_id = ${userId} and s.topic = ${topic}), true)`;

/** SQL: true if a topic is pushed to a browser of the member. */
export const isPushed = (userId: number, topic: Topic) =>
  sql<boolean>`(exists (select 1 from push_subscriptions p where p.user_id = ${userId})
    and coalesce((select s.push from notification_settings s
      where s.user_id = ${userId} and s.topic = ${topic}), ${usualChannels(topic).push}))`;

/** SQL: true if a topic goes by KakaoTalk to the verified phone number of the member. */
export const isTalked = (userId: number, topic: Topic) =>
  sql<boolean>`(exists (select 1 from users u where u.id = ${userId} and u.phone_verified_at is not null)
    and coalesce((select s.talk from notification_settings s
      where s.user_id = ${userId} and s.topic = ${topic}), ${usualChannels(topic).talk}))`;
