import { formatWon } from '#domain/kit/format.ts';
import { escapedText } from '../../kit/pages/escape-html.ts';
import { testPayPath } from './test-gateway.ts';

type Payment = { orderNo: string; amount: number };
/** One outcome with its label, description and path. */
export type Choice = { label: string; does: string; path: string; method: 'get' | 'post' };

/** Outcomes that the test page offers, each with its description. */
const CHOICES: readonly Choice[] = [
  { label: '승인', does: '결제되고 주문이 완료돼요', path: 'approve', method: 'post' },
  { label: '거절', does: '승인되지 않아 주문서로 돌아가요', path: 'decline', method: 'post' },
  { label: '창 닫기', does: '결제하지 않고 주문서로 돌아가요', path: 'close', method: 'post' },
  { label: '응답 없음', does: '답이 오지 않는 상황을 봐요', path: 'wait', method: 'get' },
];

/** Frame of the test pages, with a note that no money is charged. */
export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/test-pay.css"><title>${title} - 신발장</title></head>
<body><main><header><p class="logo">신발<span>장</span></p><h1>${title}</h1></header>${body}</main></body></html>`;

/** List of names and values. */
export const facts = (rows: readonly (readonly [name: string, value: string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`;

const orderName = ([first = '신발장 주문', ...others]: readonly string[]): string =>
  others.length > 0 ? `${first} 외 ${others.length}건` : first;

/** Button of one outcome; `primary` is the path of the main one. */
export function button(key: string, { label, does, path, method }: Choice, primary = 'approve'): string {
  const look = path === primary ? ' class="primary"' : '';
  return `<form method="${method}" action="${testPayPath(key)}/${path}"><button${look} aria-labelledby="${path}" aria-describedby="${path}-does">\
<strong id="${path}">${label}</strong><span id="${path}-does">${does}</span></button></form>`;
}

/** Returns the page on which the buyer approves or declines. */
export const payPage = (key: string, { orderNo, amount }: Payment, pairs: readonly string[]): string =>
  page(
    '테스트 결제',
    `<p class="name">${escapedText(orderName(pairs))}</p><p class="amount">${formatWon(amount)}</p>
${facts([
  ['받는 곳', '신발장'],
  ['주문 번호', orderNo],
])}
<p class="honest">시험용 결제창이에요. 실제로 돈이 나가지 않고 카드 정보도 묻지 않아요.</p>
${CHOICES.map((choice) => button(key, choice)).join('')}`,
  );

/** Returns the page of a provider that does not respond. */
export const waitPage = (): string =>
  page(
    '테스트 결제',
    `<p class="amount">응답을 기다리고 있어요</p>
<p class="name">카드사가 답하지 않는 상황이에요. 브라우저의 뒤로 가기로 돌아갈 수 있어요.</p>`,
  );

/** Returns the receipt page of a test payment. */
export const receiptPage = ({
  orderNo,
  amount,
  cancelledAmount,
}: Payment & { cancelledAmount: number }): string =>
  page(
    '영수증',
    `<p class="name">결제 금액</p><p class="amount">${formatWon(amount)}</p>
${facts([
  ['주문 번호', orderNo],
  ['취소 금액', formatWon(cancelledAmount)],
])}
<p class="honest">시험용 결제라서 실제로 나간 돈은 없어요.</p>`,
  );
