export const bellText = {
  unread: (count: number) => `내 알림, 안 읽은 알림 ${count > 99 ? '99개 이상' : `${count}개`}`,
} as const;
