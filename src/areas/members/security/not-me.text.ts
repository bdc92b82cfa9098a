/** Copy of the page behind the "this was not me" link of a login e-mail. */
export const notMeText = {
  title: '내가 한 로그인이 아니에요',
  promise: '누르면 해당 기기를 로그아웃하고, 비밀번호를 다시 정하는 메일을 보내 드려요.',
  reading: '확인하는 중…',
  disown: '해당 기기 로그아웃하기',
  disowning: '로그아웃하는 중…',
  doneTitle: '해당 기기를 로그아웃했어요',
  mailed: '비밀번호를 다시 정하는 메일을 보냈어요. 메일의 링크로 새 비밀번호를 정해 주세요.',
  moved:
    '그 사이 계정의 이메일이 바뀌어 비밀번호 메일은 보내지 않았어요. 이메일을 바꾸려는 요청을 알린 메일에서 되돌리기를 먼저 눌러 주세요.',
  expiredTitle: '링크가 만료됐어요',
  expired: '비밀번호를 다시 정하면 모든 기기에서 로그아웃돼요.',
  wrongTitle: '쓸 수 없는 링크예요',
  wrong: '이미 사용했거나 올바르지 않은 링크예요. 비밀번호를 다시 정하면 모든 기기에서 로그아웃돼요.',
  newPassword: '비밀번호 다시 정하기',
  failed: '해당 기기를 로그아웃하지 못했어요.',
  mine: '내가 로그인했다면 이 화면을 닫아 주세요.',
  home: '홈으로',
} as const;
