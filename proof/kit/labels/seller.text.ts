import type { AreaLabels, OwnLabels } from './area-labels.ts';

/** Labels of the charts that change many chosen rows at once. */
export const bulkLabels: OwnLabels = {
  states: {
    none: '고른 줄 없음',
    some: '줄을 골라 둠',
    counting: '바뀔 줄 세는 중',
    asking: '실행할지 묻는 중',
    done: '모두 처리됨',
    refused: '일부 거절됨',
  },
};

/** Korean labels of the charts of sellers. */
export const sellerLabels: AreaLabels = {
  noticeLimit: { states: { choosing: '한도 고르는 중' } },
  sellerApplication: {
    states: {
      staff: '관리자 안내',
      approved: '판매자 승인됨',
      none: '신청 전',
      editing: '신청서 작성 중',
      submitted: '심사 중',
      moreInfo: '보완 요청됨',
      asking: '철회할지 묻는 중',
    },
    guards: { isIn: '신청이 그 상태임' },
  },
  applicationDocument: {
    states: { 'resting.none': '서류 없음', 'resting.there': '서류 올림', 'resting.refused': '서류 거절됨' },
  },
  claimDesk: {
    states: {
      open: '처리할 차례',
      collecting: '수거 정보 적는 중',
      receiving: '입고 처리 중',
      checking: '검수 결과 적는 중',
      completing: '환불·교환 마무리 중',
      rejecting: '거절하는 중',
      closed: '끝난 요청',
    },
    guards: { isOver: '끝난 요청임' },
  },
  lineBulk: bulkLabels,
  bulkEdit: bulkLabels,
  newOrderPolling: { states: { seen: '새 주문 살피는 중' } },
  productEditor: {
    states: {
      notFound: '없는 상품',
      'editing.published': '공개된 내용과 같음',
      'editing.missing': '판매에 필요한 정보 부족',
      leaving: '나갈지 묻는 중',
      reading: '저장된 상품 읽는 중',
      'publishing.storing': '공개 전 저장 중',
      'publishing.checking': '저장된 내용 확인 중',
      'publishing.opening': '판매 시작하는 중',
      'publishing.showing': '공개된 내용 읽는 중',
      looking: '공개됐는지 확인 중',
      comparing: '다른 탭의 변경 읽는 중',
      outrun: '다른 탭에서 먼저 바뀜',
    },
    guards: { isMissing: '없는 상품임' },
  },
  optionGrid: {
    states: { resting: '칸 선택', typing: '칸에 입력 중', ranging: '범위 고르는 중' },
    guards: {
      isNew: '새 색상임',
      isThere: '이미 있는 색상임',
      isCounted: '숫자를 적는 표임',
      isShort: '자릿수가 남음',
      isBlank: '칸이 비어 있음',
    },
  },
  stockEdit: {
    states: {
      settled: '서버와 같음',
      taking: '보낼 변경 모으는 중',
      sending: '재고 변경 보내는 중',
      refused: '거절됨, 다시 읽는 중',
      lost: '재고를 읽지 못함',
    },
  },
  productImport: {
    states: {
      choosing: '파일 고르는 중',
      checking: '파일 확인 중',
      applying: '상품 반영 중',
      done: '모두 반영됨',
    },
    guards: { isOver: '반영이 끝남', isWhole: '거절된 상품 없이 끝남', hasWork: '반영할 상품이 있음' },
  },
  productRemoval: {
    states: {
      confirming: '삭제할지 묻는 중',
      offering: '대신 숨길지 묻는 중',
      hidden: '상품 숨김',
      removed: '상품 삭제됨',
    },
  },
  shipmentFile: {
    states: {
      choosing: '송장 목록 넣는 중',
      checking: '송장 목록 확인 중',
      applying: '송장 등록 중',
      done: '모두 등록됨',
      failed: '등록 결과 알 수 없음',
    },
    guards: { isWhole: '거절된 줄이 없음', hasText: '송장 목록이 있음', hasSome: '등록할 줄이 있음' },
  },
};
