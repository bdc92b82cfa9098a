import type { FastifyInstance, FastifyReply } from 'fastify';
import { formatWon } from '#domain/kit/format.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { testPayPath } from './test-gateway.ts';
import { answerTestPayment, findTestPayment } from './test-payment-store.ts';

const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };
const ACTIONS = { approve: 'APPROVED', decline: 'DECLINED', close: 'CLOSED' } as const;
type Action = keyof typeof ACTIONS;
type Row = Awaited<ReturnType<typeof findRow>>;

/** Window of the built-in payment provider: plain pages without a script, as a provider's would be elsewhere. */
export async function registerTestPayPages(app: FastifyInstance, { db }: Context): Promise<void> {
  await app.register(async (pages) => {
    // The forms carry nothing but their address.
    pages.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    pages.get<{ Params: { key: string } }>('/test-pay/:key', ROUTE, async ({ params }, reply) =>
      sendPage(reply, payPage(params.key, await findRow(db, params.key))),
    );
    pages.get<{ Params: { key: string } }>('/test-pay/:key/receipt', ROUTE, async ({ params }, reply) =>
      sendPage(reply, receiptPage(await findRow(db, params.key))),
    );
    pages.get<{ Params: { key: string } }>('/test-pay/:key/wait', ROUTE, async ({ params }, reply) => {
      await findRow(db, params.key);
      return sendPage(
        reply,
        page(
          '응답을 기다리고 있어요',
          '<p>카드사가 답하지 않는 상황이에요. 브라우저의 뒤로 가기로 돌아갈 수 있어요.</p>',
        ),
      );
    });
    for (const action of ['approve', 'decline', 'close'] as const) {
      pages.post<{ Params: { key: string } }>(
        `/test-pay/:key/${action}`,
        ROUTE,
        async ({ params }, reply) => {
          const row = await findRow(db, params.key);
          await answerTestPayment(db, params.key, ACTIONS[action]);
          return reply.redirect(backTo(params.key, row, action), 303);
        },
      );
    }
  });
}

async function findRow(db: Context['db'], key: string) {
  const row = await findTestPayment(db, key);
  if (!row) throw new ShopError('NOT_FOUND');
  return row;
}

/** Address in the shop, with the parameters that providers add. */
function backTo(paymentKey: string, row: Row, action: Action): string {
  const isYes = action === 'approve';
  const added = isYes
    ? { paymentKey, orderId: row.order_no, amount: String(row.amount) }
    : { code: action === 'close' ? 'PAY_PROCESS_CANCELED' : 'REJECT_CARD_COMPANY', orderId: row.order_no };
  const target = isYes ? row.success_url : row.fail_url;
  return `${target}${target.includes('?') ? '&' : '?'}${new URLSearchParams(added)}`;
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

function payPage(key: string, row: Row): string {
  const button = (action: Action, label: string) =>
    `<form method="post" action="${testPayPath(key)}/${action}"><button>${label}</button></form>`;
  return page(
    '테스트 결제',
    `<p>실제로 돈이 나가지 않아요.</p><p>주문 ${row.order_no}</p><p><strong>${formatWon(row.amount)}</strong></p>
${button('approve', '승인')}${button('decline', '거절')}${button('close', '창 닫기')}
<form method="get" action="${testPayPath(key)}/wait"><button>응답 없음</button></form>`,
  );
}

const receiptPage = (row: Row): string =>
  page(
    '영수증',
    `<p>주문 ${row.order_no}</p><p>결제 금액 <strong>${formatWon(row.amount)}</strong></p>
<p>취소 금액 ${formatWon(row.cancelled_amount)}</p>`,
  );
