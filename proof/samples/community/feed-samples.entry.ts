/** Samples that several feed rows share. */
export const group = '피드';
export const error = new Error('피드 목록 조회에 실패했습니다.');
export const at = '2026-11-21T03:00:00.000Z';
export const retried = { type: 'screen.retried' };
