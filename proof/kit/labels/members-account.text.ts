import type { AreaLabels } from './area-labels.ts';

/** Korean labels of the charts of a member's own account. */
export const accountLabels: AreaLabels = {
  emailChange: { states: { sending: '확인 메일 보내는 중' } },
  emailLink: {
    states: {
      reading: '주소에서 토큰 읽는 중',
      proving: '링크 확인 중',
      failed: '확인 실패',
      done: '이메일 바뀜',
    },
    guards: { isOpen: '다시 시도할 수 있는 실패임' },
  },
  addressBook: { states: { editing: '배송지 양식 열림', removing: '배송지 삭제 중' } },
  postcode: {
    states: {
      opening: '주소 찾기 여는 중',
      byHand: '직접 입력',
      'open.waiting': '검색어 기다리는 중',
      'open.none': '맞는 주소 없음',
      'open.found': '주소 찾음',
      'open.unavailable': '주소 검색 사용 불가',
    },
    guards: { isNone: '맞는 주소가 없음' },
  },
  bodyVisibility: { states: { 'choosing.untouched': '바꾸기 전' } },
  consents: {
    states: {
      nothing: '물어볼 약관 없음',
      asking: '동의를 묻는 중',
      'asking.early': '시행 전 약관',
      'asking.inForce': '시행 중인 약관',
      putOff: '나중으로 미룸',
      done: '동의 완료',
    },
  },
  consentSettings: { guards: { mayChoose: '바꿀 수 있는 동의임' } },
  phoneVerification: {
    states: {
      asking: '인증번호 요청 중',
      proving: '인증번호 확인 중',
      rereading: '인증 여부 다시 읽는 중',
      taken: '다른 계정이 쓰는 번호',
      proved: '번호 인증됨',
    },
    guards: { isTaken: '다른 계정이 쓰는 번호임' },
  },
  profileEdit: {
    states: {
      form: '회원 정보 양식',
      'form.asking': '나갈지 묻는 중',
      'form.refetching': '저장된 정보 다시 읽는 중',
      image: '프로필 사진',
      'image.uploading': '사진 올리는 중',
      'image.placeholder': '임시 사진 표시',
    },
  },
  sessions: {
    states: {
      'listing.alone': '이 기기뿐임',
      'listing.several': '다른 기기 있음',
      asking: '로그아웃할지 묻는 중',
      ending: '로그아웃시키는 중',
      distrusting: '등록한 기기 해제 중',
    },
  },
  accountWithdrawal: {
    states: {
      blocked: '탈퇴할 수 없음',
      'ready.choosing': '탈퇴 사유 고르는 중',
      leaving: '탈퇴 처리 중',
      left: '탈퇴 완료',
    },
  },
  dataExport: { states: { collecting: '데이터 모으는 중' } },
  appeal: {
    states: { writing: '이의 쓰는 중', sending: '이의 보내는 중' },
    guards: { isOpen: '이의를 제기할 수 있음' },
  },
  footSizeQuestion: {
    states: {
      asking: '발 정보 묻는 중',
      skipping: '건너뛰는 중',
      unheard: '건너뛰기 저장 실패',
      answered: '답함',
    },
  },
  nicknameCheck: {
    states: {
      keyboard: '글자 입력기',
      'keyboard.plain': '조합 없음',
      check: '닉네임 확인',
      'check.idle': '확인할 것 없음',
      'check.asking': '서버에 묻는 중',
      'check.free': '쓸 수 있는 닉네임',
      'check.taken': '이미 쓰는 닉네임',
      'check.unknown': '확인하지 못함',
    },
  },
  report: { states: { choosing: '신고 사유 고르는 중', sending: '신고 보내는 중', thanked: '신고 접수됨' } },
};
