import type { SocialError, SocialId } from '#domain/members/social-login/social-providers.ts';
import { SOCIAL_NAMES } from '#domain/members/social-login/social-providers.ts';
import { SOCIAL_CODE_MINUTES } from '#domain/policies/accounts.ts';

const nameOf = (provider: SocialId): string => SOCIAL_NAMES[provider];

/** Copy of social login. */
export const socialText = {
  title: '간편 로그인',
  or: '또는',
  goOn: (provider: SocialId) => `${nameOf(provider)}로 계속하기`,
  doors: '다른 계정으로 로그인',
  checking: '로그인을 마무리하고 있어요.',
  reasons: {
    denied: '동의하지 않아 로그인하지 않았어요.',
    failed: '간편 로그인을 마치지 못했어요. 다시 시도해 주세요.',
    expired: '간편 로그인 시간이 지났어요. 처음부터 다시 시도해 주세요.',
    unavailable: '지금은 간편 로그인 서비스가 응답하지 않아요. 잠시 뒤에 다시 시도해 주세요.',
  } satisfies Record<SocialError, string>,
  backToLogin: '로그인으로 돌아가기',
  join: {
    title: '가입을 마무리해 주세요',
    promise: (provider: SocialId) =>
      `${nameOf(provider)} 계정으로 처음 오셨네요. 닉네임을 정하면 바로 시작할 수 있어요.`,
    nickname: '닉네임',
    nicknameHint: (least: number, most: number) => `${least}~${most}자, 다른 회원에게 보여요.`,
    phone: '휴대전화번호 (선택)',
    phoneHint: '배송 연락에 쓰여요. 나중에 입력해도 돼요.',
    email: '이메일',
    emailGiven: (email: string) => `${email} 주소로 가입해요.`,
    emailHint: '주문과 배송 소식을 받을 주소예요. 인증 번호를 메일로 보내 드려요.',
    mail: '인증 번호 받기',
    mailAgain: '다시 받기',
    mailed: (email: string) =>
      `${email} 주소로 인증 번호를 보냈어요. ${SOCIAL_CODE_MINUTES}분 안에 입력해 주세요.`,
    proof: '인증 번호',
    consents: '약관 동의',
    all: '모두 동의',
    submit: '가입하고 시작하기',
    submitting: '가입하는 중…',
  },
  link: {
    title: '이미 가입한 이메일이에요',
    promise: (provider: SocialId, email: string) =>
      `${email} 계정의 비밀번호나 패스키로 확인하면 ${nameOf(provider)} 로그인을 연결해 드려요.`,
    password: '비밀번호',
    show: '비밀번호 보기',
    hide: '비밀번호 숨기기',
    submit: '연결하고 로그인',
    submitting: '확인하는 중…',
    passkey: '패스키로 연결하기',
    forgot: '비밀번호 찾기',
  },
  connected: (provider: SocialId) => `${nameOf(provider)} 계정을 연결했어요.`,
  panel: {
    hint: '연결한 계정으로 비밀번호 없이 로그인할 수 있어요.',
    on: '연결됨',
    off: '연결 안 됨',
    connect: '연결하기',
    connecting: '이동하는 중…',
    disconnect: '연결 끊기',
    ask: (provider: SocialId) => `${nameOf(provider)} 연결을 끊을까요?`,
    askHint: '끊은 뒤에는 이 계정으로 로그인할 수 없어요. 언제든 다시 연결할 수 있어요.',
    last: '하나 남은 로그인 방법이라 끊을 수 없어요. 먼저 비밀번호를 만들어 주세요.',
    failed: '소셜 계정을 불러오지 못했어요.',
    none: '지금 연결할 수 있는 계정이 없어요.',
  },
} as const;
