/** Highest number shown; above it the badge shows "99+". */
const MOST = 99;

/** Copy of the unread count of the notification bell; counts above the maximum end in "+". */
export const bellText = {
  count: (count: number) => (count > MOST ? `${MOST}+` : String(count)),
  unread: (count: number) => `내 알림, 안 읽은 알림 ${count > MOST ? `${MOST}개 이상` : `${count}개`}`,
} as const;
