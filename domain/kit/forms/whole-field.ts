import * as v from 'valibot';

/** Schema of an integer between `least` and `most` (inclusive); `label` begins its messages. */
/* @__NO_SIDE_EFFECTS__ */
export const whole = (label: string, least: number, most: number) =>
  v.pipe(
    v.number(`${label} 숫자로 입력해 주세요.`),
    v.integer(`${label} 정수로 입력해 주세요.`),
    v.minValue(least, `${label} ${least} 이상으로 입력해 주세요.`),
    v.maxValue(most, `${label} ${most} 이하로 입력해 주세요.`),
  );
