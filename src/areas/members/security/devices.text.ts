/** Copy of the settings card with the devices on which a member is logged in. */
export const deviceText = {
  title: '로그인한 기기',
  hint: '내가 아닌 기기가 보이면 로그아웃하고 비밀번호를 바꿔 주세요.',
  here: '이 기기',
  methods: {
    PASSWORD: '비밀번호로 로그인',
    MFA: '2단계 인증으로 로그인',
    PASSKEY: '패스키로 로그인',
    SOCIAL: '소셜 계정으로 로그인',
  },
  lastUsed: '마지막 사용',
  end: '로그아웃',
  endOf: (device: string) => `${device} 로그아웃`,
  endOthers: '다른 기기 모두 로그아웃',
  alone: '다른 기기에서는 로그인하지 않았어요.',
  ask: {
    one: '이 기기를 로그아웃할까요?',
    all: '다른 기기를 모두 로그아웃할까요?',
    text: '해당 기기에서는 다시 로그인해야 해요. 지금 쓰는 기기는 그대로예요.',
  },
  loggedOut: '로그아웃한 기기',
  trusted: (day: string) => `${day}까지 2단계 인증을 묻지 않아요.`,
  askAgain: '다시 묻기',
  askAgainOn: (device: string) => `${device}에서 2단계 인증 다시 묻기`,
  asked: '이제 해당 기기에서도 2단계 인증을 물어요.',
  ended: '로그아웃했어요.',
  failed: '로그인한 기기를 불러오지 못했어요.',
} as const;
