/** Copy that every screen shares. */
export const commonText = {
  shopName: '신발장',
  loading: '불러오는 중…',
  retry: '다시 시도',
  close: '닫기',
  cancel: '취소',
  confirm: '확인',
  required: '필수',
  previous: '이전',
  next: '다음',
  pages: '페이지 이동',
  nameOfPage: (name: string, page: number) => `${name} ${page}페이지`,
  pageOf: (page: number, total: number) => `${page} / ${total} 페이지`,
  sentAgain: '다시 보내도 한 번만 저장돼요.',
  failedMessage: '잠시 뒤에 다시 시도해 주세요.',
} as const;
