const SEOUL = 'Asia/Seoul';
const number = new Intl.NumberFormat('ko-KR');
const date = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: SEOUL });
const dateTime = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeStyle: 'short', timeZone: SEOUL });

/** 12000 → 12,000. */
export const formatNumber = (value: number): string => number.format(value);

/** 12000 → 12,000원. */
export const formatWon = (won: number): string => `${number.format(won)}원`;

const formatWith = (format: Intl.DateTimeFormat, iso: string): string => {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? '' : format.format(at);
};

/** 2026년 11월 21일, in Seoul; '' for text that is no date. */
export const formatDate = (iso: string): string => formatWith(date, iso);

/** 2026년 11월 21일 오후 2:30, in Seoul. */
export const formatDateTime = (iso: string): string => formatWith(dateTime, iso);
