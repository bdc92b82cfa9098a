import { MAX_RECENT_VIEWS } from '#domain/policies/records.ts';

/** Copy of recent views. */
export const recentText = {
  title: '최근 본 상품',
  count: (n: string) => `${n}개`,
  failed: '최근 본 상품을 불러오지 못했어요.',
  empty: '최근 본 상품이 없어요',
  emptyHint: `상품을 보면 여기에 최근 ${MAX_RECENT_VIEWS}개까지 남아요.`,
  browse: '상품 보기',
  more: '더 보기',
  remove: (name: string) => `${name} 지우기`,
  clear: '전체 삭제',
  clearTitle: '최근 본 상품을 모두 지울까요?',
  clearText: '지우면 되돌릴 수 없어요.',
  notSaved: '지우지 못했어요. 다시 시도해 주세요.',
  guest: '로그인하지 않으면 이 브라우저에만 남아요.',
} as const;
