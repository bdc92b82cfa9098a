import { MAX_PASSKEYS } from '#domain/policies/accounts.ts';

/** Copy of the passkey login and of the settings card with a member's passkeys. */
export const passkeyText = {
  login: '패스키로 로그인',
  loggingIn: '패스키 확인 중…',
  failed: '패스키로 로그인하지 못했어요. 다시 시도해 주세요.',
  hint: `비밀번호 없이 지문, 얼굴, 기기 잠금으로 로그인해요. ${MAX_PASSKEYS}개까지 등록할 수 있어요.`,
  none: '아직 패스키가 없어요.',
  add: '패스키 추가',
  adding: '추가하는 중…',
  rename: '이름 바꾸기',
  renameTitle: '패스키 이름 바꾸기',
  name: '패스키 이름',
  save: '저장',
  remove: '삭제',
  removeTitle: '패스키를 삭제할까요?',
  removeText: (name: string) => `'${name}' 패스키로는 더 이상 로그인할 수 없어요.`,
  synced: '여러 기기에서 사용',
  made: '추가한 날',
  used: '마지막 사용',
  loadFailed: '패스키를 불러오지 못했어요.',
  cannot: '이 브라우저에서는 패스키를 쓸 수 없어요.',
} as const;
