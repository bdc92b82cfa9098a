import { SPAN_DAYS } from '#domain/policies/figures.ts';

/** Copy of date and period fields in use. */
export const datesText = {
  open: (label: string) => `${label} 달력 열기`,
  calendar: (label: string) => `${label} 선택`,
  previousYear: '이전 해',
  nextYear: '다음 해',
  previousMonth: '이전 달',
  nextMonth: '다음 달',
  quick: '빠른 선택',
  today: '오늘',
  week: `${SPAN_DAYS.week}일`,
  month: `${SPAN_DAYS.month}일`,
  thisMonth: '이번 달',
  clear: '지우기',
  from: (day: string) => `${day}부터 고를 수 있어요.`,
  until: (day: string) => `${day}까지 고를 수 있어요.`,
} as const;
