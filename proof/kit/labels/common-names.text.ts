/** Korean labels of tags, by which screens and tests know a state. */
export const tagLabels: Readonly<Record<string, string>> = {
  busy: '처리 중',
  ready: '볼 수 있음',
  open: '열림',
  empty: '비어 있음',
  failed: '실패',
  pending: '확인 대기',
  saving: '저장 중',
  signedIn: '로그인',
  choosing: '선택',
  asking: '확인',
};

/** Korean labels of delays by their name. */
export const delayLabels: Readonly<Record<string, string>> = {
  second: '1초 뒤',
  toastLife: '알림 표시 시간 뒤',
  reloadPatience: '새로고침 대기 시간 뒤',
  messageTime: '메시지 표시 시간 뒤',
  scriptLimit: '스크립트 제한 시간 뒤',
  typingRest: '입력이 멈춘 뒤',
  composingRest: '조합이 멈춘 뒤',
  letterTime: '메일 대기 시간 뒤',
  checkLimit: '확인 제한 시간 뒤',
  checkPause: '확인 간격 뒤',
  cooling: '다시 보내기 대기 시간 뒤',
  debounce: '잠시 멈춘 뒤',
  pace: '다음 조회 간격 뒤',
  doubleClick: '두 번 누름 방지 시간 뒤',
  FRESH_MS: '새 값으로 보는 시간 뒤',
  COLLECT_MS: '모으는 시간 뒤',
  freshness: '새 값으로 보는 시간 뒤',
  renewal: '연장 간격 뒤',
};
