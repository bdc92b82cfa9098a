/** Where a notification leads its reader: pages of orders are for shoppers, other members read theirs among their purchases. */
export const pathFor = (role: string, path: string): string =>
  role === 'user' ? path : path.replace(/^\/my-orders(?=\/|$)/, '/mypage/purchases');
