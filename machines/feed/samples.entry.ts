/** Samples that several rows of the feed share. */
export const group = '피드';
export const error = new Error('피드 목록 조회에 실패했습니다.');
export const at = '2026-11-21T03:00:00.000Z';
export const retried = { type: 'screen.retried' };

/** A page of two, or of none. */
export const page = <T>(items: T[]) => ({
  items,
  page: 0,
  totalPages: items.length === 0 ? 0 : 2,
  totalElements: items.length * 2,
});
