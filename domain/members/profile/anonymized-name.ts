/** The name of members who were shut out. */
export const NAMELESS = '알 수 없는 회원';
/** The name of members who have left. */
export const WITHDRAWN = '탈퇴한 회원';
