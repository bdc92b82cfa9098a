/** Copy about pictures of a draft that were lost in a reload. */
export const draftFilesText = {
  gone: '새로 고치기 전에 고른 사진은 남아 있지 않아요. 다시 골라 주세요.',
} as const;
