/** Password of the three accounts that README and the start print. */
export const DEMO_PASSWORD = 'sinbaljang1!';

/** Demo accounts that can log in, with role and name. */
export const ACCOUNTS = [
  { role: 'user', email: 'user@sinbaljang.test', nickname: '걷는하루', name: '김하루' },
  { role: 'seller', email: 'seller@sinbaljang.test', nickname: '구두장이', name: '박장인' },
  { role: 'admin', email: 'admin@sinbaljang.test', nickname: '신발장지기', name: '이관리' },
] as const;

/** Log-ins of the demo accounts. */
export const DEMO_LOGINS = ACCOUNTS.map(({ role, email }) => ({ role, email, password: DEMO_PASSWORD }));
