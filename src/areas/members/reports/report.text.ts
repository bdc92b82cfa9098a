/** Copy of the dialog that reports content and blocks its author. */
export const reportText = {
  title: '신고',
  reason: '신고 사유',
  reasons: {
    ABUSIVE_LANGUAGE: '욕설이나 비방',
    SPAM: '도배',
    INAPPROPRIATE_CONTENT: '부적절한 내용',
    FALSE_INFORMATION: '거짓 정보',
    ADVERTISING: '광고',
    COPYRIGHT_VIOLATION: '저작권 침해',
    OTHER: '기타',
  },
  description: '설명',
  descriptionHint: (most: number) => `더 알려 줄 내용이 있으면 ${most}자까지 적어 주세요.`,
  submit: '신고하기',
  thanks: '신고를 받았어요. 확인하고 조치할게요.',
  block: '이 회원 차단',
  blockHint: '차단하면 서로의 글과 댓글이 보이지 않아요. 상대에게는 알리지 않아요.',
  blocked: '차단했어요. 설정에서 되돌릴 수 있어요.',
} as const;
