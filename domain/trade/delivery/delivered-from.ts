import { formatDay } from '../../kit/format.ts';

/** Message to a seller before the first day on which a parcel can be marked as delivered. */
export const deliveredFromText = (day: string): string => `${formatDay(day)}부터 배송 완료로 바꿀 수 있어요.`;
