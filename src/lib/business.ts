const env = import.meta.env;

/**
 * Operator of the shop for the footer, as the E-Commerce Act requires; a deployment sets its own by environment
 * variables.
 */
export const business = {
  company: env.VITE_BUSINESS_NAME ?? '신발장 주식회사 (시연용)',
  owner: env.VITE_BUSINESS_OWNER ?? '홍길동',
  address: env.VITE_BUSINESS_ADDRESS ?? '서울특별시 성동구 시연로 1',
  phone: env.VITE_BUSINESS_PHONE ?? '02-000-0000',
  email: env.VITE_BUSINESS_EMAIL ?? 'help@sinbaljang.test',
  registration: env.VITE_BUSINESS_REGISTRATION ?? '000-00-00000',
  mailOrder: env.VITE_BUSINESS_MAIL_ORDER ?? '제0000-서울성동-0000호',
  hosting: env.VITE_BUSINESS_HOSTING ?? '신발장 주식회사',
  privacyOfficer: env.VITE_BUSINESS_PRIVACY_OFFICER ?? '홍길동',
} as const;
