import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kit/context.ts';
import { escapedText } from '../../kit/pages/escape-html.ts';
import { sendStaticPage, staticPage } from '../../kit/pages/static-page.ts';
import { canRefuse, REFUSE_PAGE, refuseReset } from './mfa-reset-service.ts';

const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };
type Asked = { Querystring: { token?: unknown } };

const question = (token: string): string =>
  staticPage(
    '2단계 인증 초기화 막기',
    `<p>2단계 인증을 그대로 둘까요? 막으면 관리자가 끄지 못해요.</p>
<form method="post" action="${REFUSE_PAGE}?token=${escapedText(encodeURIComponent(token))}"><button>초기화 막기</button></form>`,
  );
const DONE = staticPage('초기화를 막았어요', '<p role="status">2단계 인증을 그대로 두었어요.</p>');
const UNKNOWN = staticPage(
  '링크가 올바르지 않아요',
  '<p>이미 처리했거나 시간이 지난 링크예요. 걱정되면 비밀번호를 바꿔 주세요.</p>',
);

const tokenOf = ({ token }: Asked['Querystring']): string => (typeof token === 'string' ? token : '');

/**
 * Registers the page on which a member refuses an MFA reset. Opening it changes nothing, as
 * scanners open links.
 */
export async function registerRefuseReset(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (pages) => {
    // The form has no fields beyond its address.
    pages.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    pages.get<Asked>(REFUSE_PAGE, ROUTE, async ({ query }, reply) =>
      (await canRefuse(context, tokenOf(query)))
        ? sendStaticPage(reply, question(tokenOf(query)))
        : sendStaticPage(reply, UNKNOWN, 400),
    );
    pages.post<Asked>(REFUSE_PAGE, ROUTE, async ({ query }, reply) =>
      (await refuseReset(context, tokenOf(query)))
        ? sendStaticPage(reply, DONE)
        : sendStaticPage(reply, UNKNOWN, 400),
    );
  });
}
