import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { TOPICS } from './topics.ts';

/** What a topic offers by KakaoTalk; NONE too in a shop that sends nothing by it. */
const TALK_OFFERS = ['OFFERED', 'PHONE_NEEDED', 'NONE'] as const;

const settingSchema = v.object({
  topic: v.picklist(TOPICS),
  inApp: v.boolean(),
  mail: v.boolean(),
  push: v.boolean(),
  talk: v.boolean(),
  /** True for the topic of the account itself, which cannot be turned off. */
  isFixed: v.boolean(),
  /** True if some notifications of the topic are also sent by e-mail. */
  isMailed: v.boolean(),
  /** Whether the topic can be sent by KakaoTalk: not at all, or only to a verified phone number. */
  talkOffer: v.picklist(TALK_OFFERS),
});
export type NoticeSetting = v.InferOutput<typeof settingSchema>;

const settingsSchema = v.object({ settings: v.array(settingSchema) });

/** Endpoint of members: reads the own notification settings by topic. */
export const readNoticeSettings = endpoint({
  method: 'GET',
  path: '/api/users/me/notification-settings',
  access: 'member',
  summary: "Lists the caller's notification settings by topic.",
  response: settingsSchema,
  wrapping: 'envelope',
});

/** Sets one topic; idempotent. A fixed topic answers 400. */
export const saveNoticeSetting = endpoint({
  method: 'PUT',
  path: '/api/users/me/notification-settings',
  access: 'member',
  summary: 'Turns a topic on or off, in the app, by e-mail, by push and by KakaoTalk.',
  body: v.object({
    topic: v.picklist(TOPICS),
    inApp: v.boolean(),
    mail: v.boolean(),
    /** Unchanged if it is missing. */
    push: v.optional(v.boolean()),
    /** Unchanged if it is missing, or while the topic is not offered by KakaoTalk. */
    talk: v.optional(v.boolean()),
  }),
  response: settingsSchema,
  wrapping: 'envelope',
});
