import { formatNumber } from '#domain/kit/format.ts';

/** Copy of the page that compares two versions of the charts. */
export const diffPageText = {
  title: (from: string) => `${from} 뒤로 바뀐 상태 기계`,
  count: (charts: number) =>
    charts === 0 ? '바뀐 상태 기계가 없어요.' : `상태 기계 ${formatNumber(charts)}개가 바뀌었어요.`,
  drawing: (id: string) => `${id}의 두 버전을 겹친 상태도. 바뀐 것은 아래에 글로도 있어요.`,
  marks: { added: '더함', removed: '빠짐', changed: '바꿈' },
  kinds: { chart: '상태 기계', state: '상태', transition: '전이', delay: '시간' },
} as const;
