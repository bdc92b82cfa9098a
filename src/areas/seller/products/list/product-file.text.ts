import { formatNumber } from '#domain/kit/format.ts';
import { MAX_LISTED } from '#domain/kit/page.ts';
import { MOST_IMPORT_LINES, MOST_IMPORT_MEGABYTES } from '#domain/policies/selling.ts';

/** Copy of product import and export. */
export const productFileText = {
  hint: `목록에 보이는 상품을 옵션마다 한 줄로, ${formatNumber(MAX_LISTED)}줄까지 내려받아요. 수정해서 다시 올릴 수 있어요.`,
  open: '파일로 등록·수정',
  title: '상품 파일 올리기',
  help: `CSV 파일(UTF-8 또는 CP949)을 ${formatNumber(MOST_IMPORT_LINES)}줄, ${MOST_IMPORT_MEGABYTES}MB까지 올릴 수 있어요. 판매자코드가 같으면 수정하고, 없으면 임시 저장 상품으로 등록해요. 빈칸과 파일에 없는 옵션은 바꾸지 않아요.`,
  choose: '파일 선택',
  again: '다른 파일 선택',
  checking: '파일을 확인하고 있어요',
  counts: { added: '새 상품', changed: '달라지는 상품', same: '그대로인 상품', refused: '읽지 못한 줄' },
  nothing: '이 파일로 달라지는 상품이 없어요.',
  problems: '고쳐야 할 줄',
  mostShown: (n: string) => `처음 ${n}건만 보여 드려요.`,
  line: (line: number, column: string | null) =>
    column ? `${formatNumber(line)}번째 줄 · ${column}` : `${formatNumber(line)}번째 줄`,
  apply: (n: string) => `상품 ${n}개 반영하기`,
  applying: '반영하고 있어요',
  progress: (settled: string, total: string) => `${total}개 가운데 ${settled}개를 반영했어요.`,
  goOn: '이어서 반영하기',
  done: (n: string) => `상품 ${n}개를 모두 반영했어요.`,
  partly: (done: string, refused: string) => `${done}개를 반영하고 ${refused}개는 반영하지 못했어요.`,
  close: '닫기',
} as const;
