import { formatDateTime, formatWon } from '#domain/kit/format.ts';
import { depositBalance } from '#domain/trade/orders/deposit.ts';
import { button, type Choice, facts, page } from './test-window.ts';

/** Deposits that the desk of the test provider plays, the exact one first. */
export const DEPOSITS = ['deposit', 'deposit-part', 'deposit-over'] as const;
type DepositKind = (typeof DEPOSITS)[number];

type Account = { orderNo: string; amount: number; deposited: number; status: string; dueAt: Date };

/** Won by which a deposit exceeds what is missing, for the ending of an over-deposit. */
const OVER_WON = 1_000;

/** Returns the won of a deposit: what is missing, half of it, or more than it. */
export function depositOf(
  { amount, deposited }: Pick<Account, 'amount' | 'deposited'>,
  kind: DepositKind,
): number {
  const { missing } = depositBalance(amount, deposited);
  if (kind === 'deposit-part') return Math.max(1, Math.floor(missing / 2));
  return kind === 'deposit-over' ? missing + OVER_WON : missing;
}

const choicesOf = (account: Account): Choice[] => {
  const won = (kind: DepositKind) => formatWon(depositOf(account, kind));
  return [
    { label: `${won('deposit')} 입금`, does: '주문이 결제 완료가 돼요', path: 'deposit', method: 'post' },
    { label: `${won('deposit-part')} 입금`, does: '나머지를 기다려요', path: 'deposit-part', method: 'post' },
    {
      label: `${won('deposit-over')} 입금`,
      does: '주문은 결제 완료, 더 낸 돈은 환불돼요',
      path: 'deposit-over',
      method: 'post',
    },
  ];
};

const STATES: Record<string, string> = { WAITING: '입금을 기다리고 있어요', DONE: '입금이 끝났어요' };

/** Returns the desk on which deposits on a virtual account are played; after the deadline they are late ones. */
export const depositPage = (key: string, account: Account): string =>
  page(
    '테스트 입금',
    `<p class="name">${STATES[account.status] ?? '닫힌 계좌예요'}</p><p class="amount">${formatWon(account.amount)}</p>
${facts([
  ['주문 번호', account.orderNo],
  ['입금한 금액', formatWon(account.deposited)],
  ['입금 기한', formatDateTime(account.dueAt.toISOString())],
])}
<p class="honest">시험용 은행 창구예요. 실제로 돈이 나가지 않아요. 기한이 지난 뒤 입금하면 늦은 입금이 돼요.</p>
${
  account.status === 'WAITING'
    ? choicesOf(account)
        .map((choice) => button(key, choice, 'deposit'))
        .join('')
    : ''
}
<p class="name"><a href="/my-orders">주문 내역으로 가기</a></p>`,
  );
