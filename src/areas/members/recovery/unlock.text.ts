import { RESET_LINK_MINUTES } from '#domain/policies/accounts.ts';

/** Copy of the page that lifts a login lockout by an e-mailed link. */
export const unlockText = {
  title: '로그인 잠금 풀기',
  working: '잠금을 풀고 있어요…',
  doneTitle: '잠금을 풀었어요',
  done: '이제 바로 로그인할 수 있어요.',
  login: '로그인하기',
  expiredTitle: '링크가 만료됐어요',
  expired: `링크는 ${RESET_LINK_MINUTES}분 동안만 쓸 수 있어요. 로그인 화면에서 다시 받아 주세요.`,
  wrongTitle: '쓸 수 없는 링크예요',
  wrong: '이미 사용했거나 더 최근에 받은 메일이 있어요. 마지막에 받은 메일의 링크를 눌러 주세요.',
  findPassword: '비밀번호 찾기',
  failed: '잠금을 풀지 못했어요.',
  offer: '기다리지 않고 메일로 잠금을 풀 수 있어요.',
  ask: '메일로 잠금 풀기',
  asking: '보내는 중…',
  mailSent: '가입한 이메일이라면 잠금을 푸는 링크를 보냈어요. 메일을 확인해 주세요.',
} as const;
