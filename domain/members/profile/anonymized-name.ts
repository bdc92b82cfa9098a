/** Display name of banned members. */
export const ANONYMIZED_NAME = '알 수 없는 회원';
/** Display name of withdrawn members. */
export const WITHDRAWN = '탈퇴한 회원';
