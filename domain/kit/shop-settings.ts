import * as v from 'valibot';
import { formatNumber } from './format.ts';
import { textField } from './forms/form-fields.ts';
import { feeField } from './pricing/fee-plan.ts';

const ADDRESS_LENGTH = 200;
const momentField = v.nullable(v.pipe(v.string(), v.isoTimestamp('시각을 다시 골라 주세요.')));
/** A place in the shop, never another site. */
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
    /** Empty: no banner. */
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

/** What whoever runs the shop may set while it runs. Prices, points and delivery fees are not: the client knows them too. */
export const SETTINGS = {
  /** A line above every page. */
  notice: noticeSetting,
  /** The shop is shut to everybody but administrators; `until` is what visitors are told. */
  maintenance: v.object({
    isOn: v.boolean(),
    message: textField('안내', 0, 200),
    until: momentField,
  }),
  /** When a reported thing is hidden by itself, and how often a member may report. */
  reports: v.object({ perHour: whole(1, 1_000), hideAt: whole(1, 1_000), voices: whole(1, 100) }),
  /** What the shop keeps of a sale, in hundredths of a percent, where a store has no rate of its own. */
  fee: v.object({ basisPoints: feeField }),
  /** Hours before the end of an event in which its ranking is not shown, where the event says nothing. */
  blackout: v.object({ hours: whole(0, 168) }),
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type Settings = { [Key in SettingKey]: v.InferOutput<(typeof SETTINGS)[Key]> };

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

export const DEFAULT_SETTINGS: Settings = {
  notice: { text: '', link: null, from: null, until: null },
  maintenance: { isOn: false, message: '', until: null },
  reports: { perHour: 30, hideAt: 10, voices: 3 },
  fee: { basisPoints: 1_000 },
  blackout: { hours: 24 },
};

/** Whether the line above every page is shown at a moment. */
export const isNoticeShown = ({ text, from, until }: Settings['notice'], now: Date): boolean =>
  text !== '' && (!from || new Date(from) <= now) && (!until || now < new Date(until));
