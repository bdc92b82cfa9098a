import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { handleWebhook } from './service.ts';
import { DEPOSITS, depositOf, depositPage } from './test-deposit-window.ts';
import { testPayPath } from './test-gateway.ts';
import {
  answerTestPayment,
  depositTestPayment,
  findTestPayment,
  pairsOfOrder,
} from './test-payment-store.ts';
import { payPage, receiptPage, waitPage } from './test-window.ts';

const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };
const ACTIONS = { approve: 'APPROVED', decline: 'DECLINED', close: 'CLOSED' } as const;
type Action = keyof typeof ACTIONS;
type Row = Awaited<ReturnType<typeof findRow>>;

/** Registers the pages of the test payment provider, without scripts. */
export async function registerTestPayPages(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;
  await app.register(async (pages) => {
    // The forms have no fields beyond their address.
    pages.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    pages.get<{ Params: { key: string } }>('/test-pay/:key', ROUTE, async ({ params }, reply) =>
      sendPage(reply, await findPayPage(db, params.key)),
    );
    pages.get<{ Params: { key: string } }>('/test-pay/:key/receipt', ROUTE, async ({ params }, reply) =>
      sendPage(reply, receiptPage(await findRow(db, params.key))),
    );
    pages.get<{ Params: { key: string } }>('/test-pay/:key/wait', ROUTE, async ({ params }, reply) => {
      await findRow(db, params.key);
      return sendPage(reply, waitPage());
    });
    for (const deposit of DEPOSITS) {
      pages.post<{ Params: { key: string } }>(
        `/test-pay/:key/${deposit}`,
        ROUTE,
        async ({ params: { key } }, reply) => {
          const row = await findRow(db, key);
          const isTaken = await depositTestPayment(db, key, depositOf(row, deposit), clock.now());
          // As a provider does, the desk reports every deposit.
          if (isTaken) await handleWebhook(context, { paymentKey: key });
          return reply.redirect(testPayPath(key), 303);
        },
      );
    }
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

async function findPayPage(db: Context['db'], key: string): Promise<string> {
  const row = await findRow(db, key);
  if (row.dueAt) return depositPage(key, { ...row, dueAt: row.dueAt });
  return payPage(key, row, await pairsOfOrder(db, row.orderNo));
}

async function findRow(db: Context['db'], key: string) {
  const row = await findTestPayment(db, key);
  if (!row) throw new ShopError('NOT_FOUND');
  return row;
}

/** Returns the return address with the parameters that providers add. */
function backTo(paymentKey: string, row: Row, action: Action): string {
  const isYes = action === 'approve';
  const added = isYes
    ? { paymentKey, orderId: row.orderNo, amount: String(row.amount) }
    : { code: action === 'close' ? 'PAY_PROCESS_CANCELED' : 'REJECT_CARD_COMPANY', orderId: row.orderNo };
  const target = isYes ? row.successUrl : row.failUrl;
  return `${target}${target.includes('?') ? '&' : '?'}${new URLSearchParams(added)}`;
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
