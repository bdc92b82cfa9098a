import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { TOPICS } from './topics.ts';

const settingSchema = v.object({
  topic: v.picklist(TOPICS),
  inApp: v.boolean(),
  mail: v.boolean(),
  push: v.boolean(),
  /** True for the topic of the account itself, which cannot be turned off. */
  isFixed: v.boolean(),
  /** True if some notifications of the topic are also sent by e-mail. */
  isMailed: v.boolean(),
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
  summary: 'Turns a topic on or off, in the app, by e-mail and by push.',
  body: v.object({
    topic: v.picklist(TOPICS),
    inApp: v.boolean(),
    mail: v.boolean(),
    /** Unchanged if it is missing. */
    push: v.optional(v.boolean()),
  }),
  response: settingsSchema,
  wrapping: 'envelope',
});
