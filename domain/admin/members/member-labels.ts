import type { UserType } from '../../members/profile/user.ts';
import type { MemberState } from './member-list.ts';

/** Korean label of each member state. */
export const STATE_LABELS: Readonly<Record<MemberState, string>> = {
  ACTIVE: '정상',
  SILENCED: '활동 정지',
  SUSPENDED: '계정 정지',
  BLOCKED: '차단',
  INACTIVE: '비활성',
  PENDING: '인증 대기',
  DELETED: '탈퇴',
};
/** Korean names of the roles user, seller and admin. */
export const ROLE_LABELS: Readonly<Record<UserType, string>> = {
  user: '회원',
  seller: '판매자',
  admin: '관리자',
};
