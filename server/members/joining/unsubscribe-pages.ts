import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../kit/context.ts';
import { escapedText } from '../../kit/escaped.ts';
import { memberOfUnsubscribe } from '../../mail/unsubscribe-link.ts';
import { findAddress } from '../account-store.ts';
import { refuseMarketing } from './consent-service.ts';

const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };
type Asked = { Querystring: { token?: unknown } };

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/plain-page.css"><title>${title} - 신발장</title></head>
<body><main><h1>${title}</h1>${body}<p><a href="/">신발장으로 가기</a></p></main></body></html>`;

const question = (token: string): string =>
  page(
    '마케팅 메일 수신 거부',
    `<p>혜택과 소식 메일을 더 받지 않을까요? 주문과 배송 메일은 계속 보내 드려요.</p>
<form method="post" action="/unsubscribe?token=${escapedText(encodeURIComponent(token))}"><button>그만 받기</button></form>`,
  );
const DONE = page('수신 거부를 마쳤어요', '<p role="status">혜택과 소식 메일을 더 보내지 않아요.</p>');
const UNKNOWN = page('링크가 올바르지 않아요', '<p>메일에 있는 링크를 다시 눌러 주세요.</p>');

const tokenOf = ({ token }: Asked['Querystring']): string => (typeof token === 'string' ? token : '');
const send = (reply: FastifyReply, html: string, status = 200) =>
  reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

/** Where mails are refused, without a log-in and without a script. Opening the page refuses nothing: programs open links. */
export async function registerUnsubscribe(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (pages) => {
    // The form carries nothing but its address.
    pages.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    pages.get<Asked>('/unsubscribe', ROUTE, async ({ query }, reply) => {
      const token = tokenOf(query);
      return memberOfUnsubscribe(context, token) === null
        ? send(reply, UNKNOWN, 400)
        : send(reply, question(token));
    });
    pages.post<Asked>('/unsubscribe', ROUTE, async ({ query }, reply) => {
      const id = memberOfUnsubscribe(context, tokenOf(query));
      if (id === null) return send(reply, UNKNOWN, 400);
      const email = await findAddress(context.db, id);
      if (email) await refuseMarketing(context, { id, email });
      return send(reply, DONE);
    });
  });
}
