import type { SettingForm, SettingRow } from '#domain/admin/settings/shop-settings.ts';
import { SETTING_KEYS, type SettingKey } from '#domain/kit/shop-settings.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import { hasSteppedUp, type Member } from '../../kit/feature.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { findSettings } from '../../kit/settings/settings-store.ts';
import { settingOf } from '../../kit/settings/shop-settings.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { writeSetting } from './setting-store.ts';
import { planFee, readFeePlan } from './shop-fee-service.ts';
import { testEmail } from './test-email.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'settings' | 'config' | 'jobs' | 'mailer' | 'secrets'>;

/** Settings that require step-up authentication. */
const DANGEROUS: readonly SettingKey[] = ['maintenance', 'fee'];

/** Returns all settings, including defaults. */
export async function listSettings({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<SettingRow[]> {
  const plan = await readFeePlan(db, clock.now());
  const rows = new Map((await findSettings(db)).map((row) => [row.key, row]));
  return SETTING_KEYS.map((key) => {
    const row = rows.get(key);
    return {
      key,
      value: settingOf(key, row?.value),
      version: row?.version ?? 0,
      updatedBy: row?.writer ?? null,
      updatedAt: row?.updatedAt.toISOString() ?? null,
      ...(key === 'fee' ? { plan } : {}),
      // Key and value belong together, which the type cannot express.
    } as SettingRow;
  });
}

/** Changes a setting, effective on this server with the response and on others within seconds. */
export async function changeSetting(
  ports: Ports,
  user: Member,
  form: SettingForm,
  attempt: IdempotentRequest | null,
): Promise<SettingRow> {
  if (DANGEROUS.includes(form.key) && !hasSteppedUp(user, ports.clock.now()))
    throw new ShopError('ELEVATION_REQUIRED');
  const row = await runIdempotent(ports, attempt, (tx) => writeAudited(tx, ports, user, form));
  await ports.settings.renew();
  return row;
}

async function writeAudited(
  tx: Queryable,
  { clock }: Ports,
  user: Member,
  form: SettingForm,
): Promise<SettingRow> {
  const now = clock.now();
  const row = await writeSetting(tx, form, user.id, now);
  if (!row) throw new ShopError('VERSION_CONFLICT');
  const plan = form.key === 'fee' ? await planFee(tx, form.value.basisPoints, now) : undefined;
  const said = { setting: form.key, version: row.version, value: JSON.stringify(form.value) };
  const detail = plan ? { ...said, from: plan.next?.from ?? null } : said;
  await audit(tx, { action: 'SETTING_CHANGED', target: ['SETTING', row.id], detail }, now);
  const written = { version: row.version, updatedBy: user.nickname, updatedAt: now.toISOString() };
  return plan ? { ...form, ...written, plan } : { ...form, ...written };
}

/** Sends a test e-mail to the administrator's own address. */
export const sendTestMail = (ports: Ports, user: Member, attempt: IdempotentRequest | null) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    await queueMail(tx, ports, { kind: 'test', to: user.email, memberId: user.id }, testEmail(now));
    await audit(tx, { action: 'TEST_MAIL_SENT', target: ['MEMBER', user.id] }, now);
    return { to: user.email, isSent: ports.mailer !== null };
  });
