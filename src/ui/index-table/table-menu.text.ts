import type { TableDensity } from '#domain/kit/table-views.ts';

const densities: Readonly<Record<TableDensity, string>> = { roomy: '넓게', compact: '좁게' };

/** Copy of the menu of a table. */
export const tableMenuText = {
  density: '줄 간격',
  densities,
  columns: '열',
  resetWidths: '열 너비 처음대로',
  keys: '단축키',
  arrows: { sideways: '좌우 키', upDown: '상하 키' },
  keyNames: {
    move: '다음 줄 · 이전 줄',
    open: '열기',
    select: '선택',
    search: '검색',
    widen: '열 사이에서 너비 바꾸기',
    beside: '열 사이에서 다른 열로',
  },
} as const;
