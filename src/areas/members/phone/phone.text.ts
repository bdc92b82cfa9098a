import { ACTION_LIMITS } from '#domain/kit/rate-limits.ts';
import { PHONE_CODE_MINUTES } from '#domain/policies/accounts.ts';

/** Copy of the settings card that verifies a phone number by SMS code. */
export const phoneText = {
  title: '휴대전화번호',
  hint: '문자로 받은 번호를 입력하면 내 번호로 확인돼요. 계정을 찾을 때 쓰고, 다른 회원에게는 보이지 않아요.',
  phone: '휴대전화번호',
  phoneHint: `인증 번호는 하루에 ${ACTION_LIMITS.PHONE_CODE.most}번까지 받을 수 있어요.`,
  ask: '인증 번호 받기',
  asking: '보내는 중…',
  close: '그만두기',
  sent: (phone: string) =>
    `${phone} 번호로 인증 문자를 보냈어요. ${PHONE_CODE_MINUTES}분 안에 입력해 주세요.`,
  code: '인증 번호 6자리',
  prove: '번호 확인',
  proving: '확인하는 중…',
  again: '인증 번호 다시 받기',
  other: '다른 번호로 인증하기',
  taken: '다른 계정에서 인증한 번호예요.',
  takenHint: '그 계정으로 로그인하거나, 다른 번호로 인증해 주세요.',
  proved: (phone: string, day: string) => `${phone} · ${day} 인증`,
  change: '번호 바꾸기',
  failed: '휴대전화번호를 불러오지 못했어요.',
} as const;
