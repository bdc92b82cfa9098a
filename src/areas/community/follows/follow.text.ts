/** Copy of following members. */
export const followText = {
  follow: '팔로우',
  following: '팔로잉',
  followOf: (nickname: string) => `${nickname}님 팔로우`,
  failed: '팔로우를 저장하지 못했어요. 다시 시도해 주세요.',
  loginFirst: '로그인하면 팔로우할 수 있어요.',
  sides: { followers: '팔로워', followings: '팔로잉' },
  show: (side: string, n: string) => `${side} ${n}명 보기`,
  search: '닉네임 검색',
  find: '찾기',
  listFailed: '회원 목록을 불러오지 못했어요.',
  nobody: { followers: '아직 팔로워가 없어요', followings: '아직 팔로우하는 회원이 없어요' },
  noMatch: '찾는 회원이 없어요',
} as const;
