import type { FlowLabels } from '../entry.ts';

/**
 * Korean labels of the charts of the other seller flows for QA (inspector and drawings), not text of
 * the shop.
 */
export const sellerLabels: Readonly<Record<string, FlowLabels>> = {
  sellerApplication: {
    about: '판매자가 되려고 신청하고, 심사가 어떻게 되어 가는지 봐요.',
    says: {
      load: '내 신청과 역할을 불러와요',
      withdraw: '신청을 철회해요',
      'form.opened': '신청서 쓰기나 다시 보내기를 눌러요',
      'form.closed': '취소를 눌러요',
      'form.finished': '신청서를 다 보냈어요',
      'withdrawal.asked': '신청 철회를 눌러요',
      'withdrawal.confirmed': '물음에 신청 철회를 눌러요',
      'withdrawal.dismissed': '물음에 취소를 눌러요',
    },
  },
  reviewDesk: {
    about: '내 상품의 리뷰를 답변할 것부터 골라 보고, 하나를 열어요.',
    says: { loadPage: '리뷰 한 쪽을 불러와요' },
  },
  reviewReply: {
    about: '리뷰 하나에 답변을 쓰거나 고쳐요.',
    says: { save: '답변을 올려요', 'form.submitted': '답변 올리기를 눌러요' },
  },
  replyRemoval: {
    about: '리뷰에 쓴 답변을 삭제해요.',
    says: { remove: '답변을 삭제해요' },
  },
  claimList: {
    about: '반품과 교환 요청을 할 일에 따라 골라 보고, 하나를 열어요.',
    says: { loadPage: '요청 한 쪽을 불러와요' },
  },
  claimDesk: {
    about: '요청 하나의 사유와 사진, 돌려줄 돈을 보고 다음 일을 골라요.',
    says: {
      load: '요청 하나를 불러와요',
      'step.chosen': '승인, 수거 접수, 입고 확인, 검수, 완료, 반려 가운데 하나를 눌러요',
      'step.dropped': '취소를 눌러요',
      'step.taken': '고른 일이 끝났어요',
      'parcel.noted': '돌려보낸 송장을 적어요',
      'claim.moved': '다른 곳에서 먼저 처리됐어요',
    },
  },
  claimParcel: {
    about: '반려한 상품을 돌려보낸 택배사와 송장 번호를 적거나 고쳐요.',
    says: { save: '송장을 저장해요', 'form.submitted': '저장하기를 눌러요' },
  },
  claimStep: {
    about: '택배사, 검수 메모, 할 말이나 반려 사유를 적어 처리해요.',
    says: { save: '적은 대로 처리해요', 'form.submitted': '하기를 눌러요' },
  },
  sellerPendingCounts: {
    about: '판매자 메뉴의 항목마다 기다리는 일이 몇 건인지 알려 줘요.',
    says: { load: '기다리는 일을 세어요' },
  },
  ownStore: {
    about: '내 스토어가 어떻게 보이고 파는 중인지 봐요.',
    says: { load: '내 스토어를 불러와요' },
  },
  storeProfile: {
    about: '소개와 공지, 연락처와 반품 주소를 고쳐요.',
    says: { save: '스토어 정보를 저장해요', 'form.submitted': '저장하기를 눌러요' },
  },
  storeStatusChange: {
    about: '휴무를 시작하거나, 다시 열거나, 스토어를 닫아요.',
    says: { save: '판매 상태를 바꿔요', 'form.submitted': '물음의 버튼을 눌러요' },
  },
  storePicture: {
    about: '로고나 배너 사진을 골라 바로 바꿔요.',
    says: { upload: '사진을 올려요', 'picture.chosen': '사진을 골라요' },
  },
  storePictureRemoval: {
    about: '로고나 배너를 한 번 물은 뒤 지워요.',
    says: { remove: '사진을 지워요' },
  },
  applicationForm: {
    about: '사업자 정보를 적어 신청해요.',
    says: { save: '신청서를 보내요', 'form.submitted': '신청하기를 눌러요' },
  },
  applicationDocument: {
    about: '사업자등록증을 골라 신청서에 붙여요. 다른 파일로 바꾸거나 뺄 수 있어요.',
    says: {
      upload: '파일을 올려요',
      'paper.chosen': '파일을 골라요',
      'paper.removed': '파일 빼기를 눌러요',
    },
  },
  ownDocumentFile: {
    about: '신청하며 보낸 사업자등록증을 다시 받아 봐요.',
    says: { write: '보낸 파일을 가져와요', 'file.asked': '파일 받기를 눌러요' },
  },
  sellerDashboard: {
    about: '할 일과 기간별 매출, 잘 팔린 상품, 곧 품절될 사이즈를 한눈에 봐요.',
    says: { load: '스토어의 숫자를 불러와요', 'input.changed': '다른 기간을 골라요' },
  },
  sellerLines: {
    about: '내 스토어에 들어온 주문을 찾고 걸러 봐요.',
    says: { loadPage: '주문 상품 한 쪽을 불러와요' },
  },
  sellerOrder: {
    about: '주문 하나에서 내 상품과 받는 분을 봐요.',
    says: { load: '주문 하나를 불러와요' },
  },
  newOrderPolling: {
    about: '화면을 보고 있는 동안 새 주문이 저절로 나타나요.',
    says: {
      'page.left': '다른 탭으로 가요',
      'page.shown': '이 탭으로 돌아와요',
    },
  },
  parcelForm: {
    about: '택배사와 송장 번호를 적어 보내거나, 잘못 적은 번호를 고쳐요.',
    says: { save: '송장을 저장해요', 'form.submitted': '보내기나 고치기를 눌러요' },
  },
  lineCancel: {
    about: '보낼 수 없는 상품을 사유와 함께 취소하고, 옵션을 품절로 바꿔요.',
    says: { save: '취소를 보내요', 'form.submitted': '취소하기를 눌러요' },
  },
  newArrivalDateForm: {
    about: '도착 예정일이 지난 주문의 새 도착일을 이유와 함께 한 번 알려요.',
    says: { save: '새 도착일을 보내요', 'form.submitted': '알리기를 눌러요' },
  },
  orderDelivered: {
    about: '배송 중인 상품을 배송 완료로 바꿔요.',
    says: {
      remove: '배송 완료로 바꿔요',
      'removal.asked': '배송 완료로 바꾸기를 눌러요',
      'removal.confirmed': '물음에 배송 완료로 바꾸기를 눌러요',
      'removal.dismissed': '물음에 취소를 눌러요',
    },
  },
  lineFile: {
    about: '목록에 보이는 주문을 파일로 내려받아요.',
    says: { write: '주문 파일을 만들어요', 'file.asked': '파일 내려받기를 눌러요' },
  },
  lineBulk: {
    about: '여러 상품을 골라 송장 번호를 적고 한꺼번에 보내요.',
    says: {
      count: '몇 개를 보낼 수 있는지 세어요',
      act: '고른 상품을 하나씩 보내요',
      'row.toggled': '상품 하나를 고르거나 빼요',
      'page.toggled': '이 쪽을 모두 고르거나 빼요',
      'all.chosen': '조건에 맞는 상품을 모두 골라요',
      'list.changed': '목록의 조건이 바뀌어요',
      'selection.cleared': '고르기를 취소해요',
      'act.asked': '송장을 다 적고 확인을 눌러요',
      'act.confirmed': '물음에 보내기를 눌러요',
      'act.cancelled': '물음에 취소를 눌러요',
    },
  },
  lineParcels: {
    about: '고른 상품마다 송장 번호를 적어요.',
    says: { save: '적은 송장을 넘겨요', 'form.submitted': '보낼 상품 확인을 눌러요' },
  },
  shipmentFile: {
    about: '송장 목록을 붙여 넣거나 파일로 올려 확인하고, 한꺼번에 보내요.',
    says: {
      check: '목록을 읽고 줄마다 어떻게 될지 확인해요',
      apply: '확인한 줄을 보내요',
      'text.typed': '목록을 붙여 넣어요',
      'text.submitted': '먼저 확인하기를 눌러요',
      'file.chosen': '파일을 골라요',
      'shipment.confirmed': '보내기를 눌러요',
      'shipment.dismissed': '다시 고르거나 틀린 줄을 고쳐요',
    },
  },
  settlementList: {
    about: '한 주마다 나온 정산서와 이번 주 정산 예정 금액을 봐요.',
    says: { loadPage: '정산서를 불러와요', 'filter.changed': '다른 쪽이나 다른 줄 수를 골라요' },
  },
  settlementLines: {
    about: '정산서 한 장에 담긴 판매와 반품을 하나씩 봐요.',
    says: { loadPage: '정산 내역을 불러와요' },
  },
  settlementFile: {
    about: '정산서 한 장을 파일로 받아요.',
    says: { write: '정산서를 파일로 만들어요', 'file.asked': '정산서 내려받기를 눌러요' },
  },
};
