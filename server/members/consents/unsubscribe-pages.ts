import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kit/context.ts';
import { escapedText } from '../../kit/pages/escape-html.ts';
import { sendStaticPage, staticPage } from '../../kit/pages/static-page.ts';
import { memberOfUnsubscribe } from '../../mail/unsubscribe-link.ts';
import { findAddress } from '../account-store.ts';
import { refuseMarketing } from './consent-service.ts';

const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };
type Asked = { Querystring: { token?: unknown } };

const question = (token: string): string =>
  staticPage(
    '혜택과 소식 메일 수신 거부',
    `<p>혜택과 소식 메일 수신을 거부할까요? 주문과 배송 메일은 계속 보내 드려요.</p>
<form method="post" action="/unsubscribe?token=${escapedText(encodeURIComponent(token))}"><button>수신 거부</button></form>`,
  );
const DONE = staticPage(
  '수신 거부를 마쳤어요',
  '<p role="status">이제 혜택과 소식 메일을 보내지 않아요.</p>',
);
const UNKNOWN = staticPage('링크가 올바르지 않아요', '<p>메일에 있는 링크를 다시 눌러 주세요.</p>');

const tokenOf = ({ token }: Asked['Querystring']): string => (typeof token === 'string' ? token : '');
/**
 * Registers the unsubscribe page, which needs neither login nor script. Opening it changes nothing,
 * as scanners open links.
 */
export async function registerUnsubscribe(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (pages) => {
    // The form has no fields beyond its address.
    pages.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    pages.get<Asked>('/unsubscribe', ROUTE, async ({ query }, reply) => {
      const token = tokenOf(query);
      return memberOfUnsubscribe(context, token) === null
        ? sendStaticPage(reply, UNKNOWN, 400)
        : sendStaticPage(reply, question(token));
    });
    pages.post<Asked>('/unsubscribe', ROUTE, async ({ query }, reply) => {
      const id = memberOfUnsubscribe(context, tokenOf(query));
      if (id === null) return sendStaticPage(reply, UNKNOWN, 400);
      const email = await findAddress(context.db, id);
      if (email) await refuseMarketing(context, { id, email });
      return sendStaticPage(reply, DONE);
    });
  });
}
