/** Copy of member profiles. */
export const memberText = {
  title: '회원',
  failed: '회원 정보를 불러오지 못했어요.',
  notFound: '회원을 찾을 수 없어요',
  toFeeds: '피드 둘러보기',
  figures: '활동',
  feeds: '피드',
  reviews: '리뷰',
  body: '신체 정보',
  height: (cm: number) => `키 ${cm}cm`,
  weight: (kg: number) => `몸무게 ${kg}kg`,
  foot: (mm: number) => `발 ${mm}mm`,
  widths: { NARROW: '발볼 좁음', NORMAL: '발볼 보통', WIDE: '발볼 넓음' },
  genders: { MALE: '남성', FEMALE: '여성' },
  badges: '뱃지',
  mine: '다른 사람에게는 이렇게 보여요.',
  stores: '팔로우한 스토어',
  edit: '내 정보 수정',
  nothing: '아직 올린 피드와 리뷰가 없어요',
  emptyFeeds: '아직 올린 피드가 없어요',
  description: (nickname: string, level: string) =>
    `신발장 회원 ${nickname}님의 페이지예요. 레벨은 ${level}, 신은 모습과 리뷰를 볼 수 있어요.`,
} as const;
