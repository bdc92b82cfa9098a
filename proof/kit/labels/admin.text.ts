import type { AreaLabels } from './area-labels.ts';
import { bulkLabels } from './seller.text.ts';

/** Korean labels of the charts of administrators. */
export const adminLabels: AreaLabels = {
  adminSearch: {
    states: {
      'open.reading': '입력 내용 살피는 중',
      'open.blank': '검색어가 짧음',
      'open.waiting': '입력이 멈추길 기다리는 중',
      'open.asking': '찾는 중',
      'open.answered': '결과 받음',
      'open.found': '결과 표시',
      'open.clueless': '결과 없음',
      'open.failed': '찾기 실패',
    },
  },
  auditLog: {
    states: {
      'shown.empty': '기록 없음',
      'shown.partly': '앞부분 표시',
      'shown.whole': '처음까지 표시',
      readingOn: '이어서 읽는 중',
      cut: '이어 읽기 실패',
    },
  },
  auditChain: {
    states: {
      standing: '체인 상태 표시',
      checking: '체인 검사 중',
      checked: '검사 결과 표시',
      unchecked: '검사하지 못함',
    },
  },
  campaignDetail: { states: { settled: '캠페인 표시', giving: '지급되는 중' } },
  segmentGift: {
    states: {
      choosing: '받을 회원 고르는 중',
      counting: '받을 회원 세는 중',
      counted: '지급할지 묻는 중',
    },
  },
  eventEditor: {
    states: {
      closed: '취소된 이벤트',
      asking: '공개할지 묻는 중',
      reading: '저장된 이벤트 읽는 중',
      'publishing.storing': '공개 전 저장 중',
      'publishing.opening': '이벤트 공개 중',
      comparing: '다른 관리자의 변경 읽는 중',
    },
    guards: { isClosed: '취소된 이벤트임', isNew: '아직 저장한 적 없음' },
  },
  eventClosing: {
    states: {
      unsettled: '처리할 것 없음',
      ended: '이벤트 종료',
      freezing: '참가자 명단 확정 중',
      frozen: '참가자 명단 확정됨',
      calculating: '결과 계산 중',
      reviewing: '결과 검토 중',
      recalculating: '결과 다시 계산 중',
      confirming: '발표할지 묻는 중',
      awaiting: '상품 지급 기다리는 중',
    },
    guards: { isPaid: '지급이 끝남' },
  },
  voteJudgement: bulkLabels,
  memberBulk: bulkLabels,
  reportBulk: bulkLabels,
  rewardPayment: { states: { retrying: '다시 지급하는 중' } },
  reportCase: {
    states: {
      settled: '이미 결정된 신고',
      deciding: '결정 저장 중',
      'conflict.reading': '다른 관리자의 결정 읽는 중',
      'conflict.told': '다른 관리자의 결정 표시',
    },
    guards: { isOpen: '아직 결정되지 않음' },
  },
  caseClaimRenewal: {
    states: { held: '맡고 있음', renewing: '맡은 시간 늘리는 중', lost: '다른 관리자에게 넘어감' },
    guards: { isSame: '그대로인 신고임', isTaken: '다른 관리자가 맡음' },
  },
  settingForm: {
    states: { comparing: '다른 관리자의 설정 읽는 중', outrun: '다른 관리자가 먼저 바꿈' },
  },
  testMail: { states: { sending: '테스트 메일 보내는 중', sent: '테스트 메일 보냄' } },
  categoryDesk: { states: { sorting: '순서 저장 중', hiding: '숨김 저장 중' } },
};
