/** Copy of comments. */
export const commentText = {
  count: (n: string) => `댓글 ${n}개`,
  label: '댓글 쓰기',
  placeholder: '댓글을 남겨 보세요',
  letters: (n: number, most: number) => `${n} / ${most}`,
  submit: '등록',
  more: '댓글 더 보기',
  none: '첫 댓글을 남겨 보세요.',
  remove: '댓글 삭제',
  removeTitle: '댓글을 삭제할까요?',
  removeText: '삭제하면 되돌릴 수 없어요.',
  login: '로그인하고 댓글 쓰기',
} as const;
