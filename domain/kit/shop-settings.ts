import * as v from 'valibot';
import { formatNumber } from './format.ts';
import { textField } from './forms/form-fields.ts';
import { feeField } from './pricing/fee-plan.ts';

const ADDRESS_LENGTH = 200;
const momentField = v.nullable(v.pipe(v.string(), v.isoTimestamp('시각을 다시 골라 주세요.')));
/** Path within the shop, never another site. */
const ownAddress = v.nullable(
  v.pipe(
    v.string(),
    v.maxLength(ADDRESS_LENGTH, `주소는 ${ADDRESS_LENGTH}자까지 입력할 수 있어요.`),
    v.regex(/^\/(?![/\\])[\w\-./?=&%#~]*$/, '신발장 안의 주소를 /로 시작해서 적어 주세요.'),
  ),
);
/* @__NO_SIDE_EFFECTS__ */
const whole = (least: number, most: number) => {
  const sentence = `${formatNumber(least)}부터 ${formatNumber(most)}까지의 숫자로 적어 주세요.`;
  return v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  );
};

const noticeSetting = v.pipe(
  v.object({
    /** Text of the banner; empty for no banner. */
    text: textField('배너 문구', 0, 100),
    link: ownAddress,
    from: momentField,
    until: momentField,
  }),
  v.forward(
    v.check(({ from, until }) => !from || !until || from < until, '끝나는 때가 시작보다 늦어야 해요.'),
    ['until'],
  ),
);

/**
 * Settings that administrators change at run time. Prices, points and delivery fees are excluded,
 * as the client contains them too.
 */
export const SETTINGS = {
  /** Banner above every page. */
  notice: noticeSetting,
  /** Maintenance mode: only administrators can use the shop; `until` is shown to visitors. */
  maintenance: v.object({
    isOn: v.boolean(),
    message: textField('안내', 0, 200),
    until: momentField,
  }),
  /** Score at which a reported item is hidden automatically, and reports per member and hour. */
  reports: v.object({ perHour: whole(1, 1_000), hideAt: whole(1, 1_000), voices: whole(1, 100) }),
  /** Default fee per sale in basis points, for stores without a rate of their own. */
  fee: v.object({ basisPoints: feeField }),
  /** Default voting blackout in hours before the end of an event. */
  blackout: v.object({ hours: whole(0, 168) }),
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type Settings = { [Key in SettingKey]: v.InferOutput<(typeof SETTINGS)[Key]> };

/** Keys of all settings that admins can change. */
export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

/** Values of the settings until an admin changes them. */
export const DEFAULT_SETTINGS: Settings = {
  notice: { text: '', link: null, from: null, until: null },
  maintenance: { isOn: false, message: '', until: null },
  reports: { perHour: 30, hideAt: 10, voices: 3 },
  fee: { basisPoints: 1_000 },
  blackout: { hours: 24 },
};

/** Returns whether the banner is shown at a moment. */
export const isNoticeShown = ({ text, from, until }: Settings['notice'], now: Date): boolean =>
  text !== '' && (!from || new Date(from) <= now) && (!until || now < new Date(until));
