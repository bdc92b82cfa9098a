import type { FlowLabels } from '../entry.ts';

/**
 * Korean labels of the charts of the product editor for QA (inspector and drawings), not text of the
 * shop.
 */
export const sellerEditorLabels: Readonly<Record<string, FlowLabels>> = {
  productEditor: {
    about: '상품을 초안으로 쓰고 고치고, 빠진 것이 없으면 판매를 시작해요.',
    says: {
      load: '상품과 카테고리를 불러와요',
      save: '상품을 저장해요',
      reread: '저장한 상품을 다시 읽어요',
      store: '판매하기 전에 저장해요',
      check: '저장한 상품을 확인해요',
      publish: '판매를 시작해요',
      show: '판매 중인 상품을 다시 읽어요',
      lookUp: '다른 탭에서 고친 내용을 읽어요',
      lookBack: '상품이 어떻게 되었는지 다시 읽어요',
      'fact.changed': '상품정보제공고시를 적어요',
      'form.submitted': '저장을 눌러요',
      'publication.asked': '판매 시작을 눌러요',
      'other.taken': '다른 탭의 내용을 골라요',
      'mine.confirmed': '내 내용을 골라요',
      'form.left': '다른 페이지로 가는 링크를 눌러요',
      'leave.confirmed': '물음에 나가기로 답해요',
      'leave.cancelled': '물음에 취소를 눌러요',
    },
  },
  optionGrid: {
    about: '색상과 사이즈의 칸을 골라 재고를 한꺼번에 채워요.',
    says: {
      'gender.chosen': '성별을 골라요',
      'layer.chosen': '재고, 부족 기준, 옵션 코드 가운데 골라요',
      'color.added': '색상을 넣어요',
      'color.removed': '색상을 빼요',
      'cell.pressed': '칸을 눌러요',
      'cell.crossed': '칸 위로 끌어요',
      'focus.moved': '화살표로 옮겨요',
      'row.chosen': '줄을 골라요',
      'column.chosen': '사이즈 한 줄을 골라요',
      'all.chosen': '모든 칸을 골라요',
      'range.started': '여기부터 고르기를 눌러요',
      'digit.typed': '숫자를 쳐요',
      'digit.erased': '숫자를 지워요',
      'number.confirmed': '적은 수로 정해요',
      'number.dropped': '적던 수를 그만둬요',
      'number.given': '고른 칸에 수를 넣어요',
      'stock.raised': '고른 칸에 더해요',
      'cells.emptied': '고른 칸을 비워요',
      'row.copied': '줄을 복사해요',
      'block.pasted': '복사한 칸을 붙여 넣어요',
    },
  },
  stockEdit: {
    about: '판매 중인 옵션의 재고를 적는 대로 차례로 반영해요. 그사이 팔린 것은 팔린 대로 남아요.',
    says: {
      send: '재고를 반영해요',
      look: '재고를 다시 읽어요',
      'stock.changed': '재고를 적어요',
      'options.added': '새 옵션이 생겼어요',
      'edits.retried': '다시 보내기를 눌러요',
    },
  },
};
