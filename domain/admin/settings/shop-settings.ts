import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { feePlan } from '../../kit/pricing/fee-plan.ts';
import { SETTINGS } from '../../kit/shop-settings.ts';

/** Schema of all settings: each setting by its own rule, with the given fields added to it. */
/* @__NO_SIDE_EFFECTS__ */
const settingWith = <Entries extends v.ObjectEntries>(entries: Entries) => {
  const { notice, maintenance, reports, fee, blackout } = SETTINGS;
  return v.variant('key', [
    v.object({ key: v.literal('notice'), value: notice, ...entries }),
    v.object({ key: v.literal('maintenance'), value: maintenance, ...entries }),
    v.object({ key: v.literal('reports'), value: reports, ...entries }),
    v.object({ key: v.literal('fee'), value: fee, ...entries }),
    v.object({ key: v.literal('blackout'), value: blackout, ...entries }),
  ]);
};

const settingRow = settingWith({
  /** 0 if the setting has never been changed. */
  version: v.number(),
  updatedBy: v.nullable(v.string()),
  updatedAt: v.nullable(v.string()),
  /** Only for the fee, which takes effect on a later date. */
  plan: v.optional(feePlan),
});
export type SettingRow = v.InferOutput<typeof settingRow>;

const settingForm = settingWith({ version: v.pipe(v.number(), v.integer(), v.minValue(0)) });
export type SettingForm = v.InferOutput<typeof settingForm>;

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;

/** Endpoint of admins: lists the shop settings and who changed them last. */
export const listSettings = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'Lists the settings of the shop with their last editors.',
  response: v.array(settingRow),
});

/** Maintenance mode and the fee require step-up authentication. */
export const changeSetting = endpoint({
  ...forAdmins,
  method: 'PUT',
  path: '/api/admin/settings',
  keyed: true,
  summary:
    'Changes a setting; requires the version that was read; a fee starts on a Monday and is announced before.',
  body: settingForm,
  response: settingRow,
});

/** Endpoint of admins: sends a test e-mail to the admin's own address. */
export const sendTestMail = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/settings/test-mail',
  keyed: true,
  rateLimit: 10,
  summary: 'Sends a test e-mail to the caller.',
  response: v.object({
    to: v.string(),
    /** False without a mail server: e-mails are then only stored. */
    isSent: v.boolean(),
  }),
});
