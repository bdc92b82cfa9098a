import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isSocialId, SOCIAL_NAMES } from '#domain/members/social-login/social-providers.ts';
import type { Context } from '../../kit/context.ts';
import { escapedText } from '../../kit/pages/escape-html.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { TEST_PEOPLE, testCode, testSocialPath } from './test-providers.ts';

const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };

const word = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const asked = v.object({ state: word, challenge: word });
const line = v.pipe(v.string(), v.trim(), v.maxLength(100));
const answered = v.variant('answer', [
  v.object({ ...asked.entries, answer: v.picklist(['0', '1', '2', '3', 'decline', 'break']) }),
  v.object({
    ...asked.entries,
    answer: v.literal('other'),
    name: v.pipe(line, v.minLength(1)),
    email: line,
  }),
]);

type Asked = v.InferOutput<typeof asked>;
type Choice = { label: string; does: string; answer: string };

const CHOICES: readonly Choice[] = [
  ...TEST_PEOPLE.map(({ name, says }, index) => ({ label: name, does: says, answer: String(index) })),
  { label: '거절', does: '동의하지 않고 로그인으로 돌아가요', answer: 'decline' },
  { label: '오류', does: '저쪽에서 문제가 생긴 상황을 봐요', answer: 'break' },
];

const OTHER: Choice = {
  label: '이 이름으로 계속하기',
  does: '같은 이름은 늘 같은 사람이에요',
  answer: 'other',
};

/** Registers the hosted page of the test providers, without a script. */
export async function registerTestSocialPages(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    pages.get<{ Params: { provider: string } }>('/test-social/:provider', ROUTE, async (request, reply) => {
      const page = choicePage(request.params.provider, read(asked, request.query));
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
    });
    pages.post<{ Params: { provider: string } }>('/test-social/:provider', ROUTE, async (request, reply) => {
      const said = read(answered, request.body);
      const { provider } = request.params;
      const back = new URLSearchParams({ ...outcomeOf(context, provider, said), state: said.state });
      return reply.redirect(`/login/oauth2/code/${encodeURIComponent(provider)}?${back}`, 303);
    });
  });
}

function outcomeOf(
  context: Context,
  provider: string,
  said: v.InferOutput<typeof answered>,
): Record<string, string> {
  if (said.answer === 'decline') return { error: 'access_denied' };
  if (said.answer === 'break') return { error: 'server_error' };
  const who = said.answer === 'other' ? { name: said.name, email: said.email || null } : Number(said.answer);
  return { code: testCode(context, { provider, who, challenge: said.challenge }) };
}

function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const outcome = v.safeParse(schema, value);
  if (!outcome.success) throw new ShopError('NOT_FOUND');
  return outcome.output;
}

function choicePage(provider: string, { state, challenge }: Asked): string {
  if (!isSocialId(provider)) throw new ShopError('NOT_FOUND');
  const title = `시험용 로그인: ${SOCIAL_NAMES[provider]}`;
  const hidden = Object.entries({ state, challenge })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapedText(value)}">`)
    .join('');
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/test-pay.css"><title>${title} - 신발장</title></head>
<body><main><header><p class="logo">신발<span>장</span></p><h1>${title}</h1></header>
<p class="honest">시험용 로그인 화면이에요. 실제 ${SOCIAL_NAMES[provider]} 계정은 쓰지 않아요. 누구로 들어갈지 골라 주세요.</p>
<form method="post" action="${testSocialPath(provider)}">${hidden}${CHOICES.map(button).join('')}</form>
<form method="post" action="${testSocialPath(provider)}">${hidden}<label for="name">다른 이름</label><input id="name" name="name" required maxlength="100" autocomplete="off">
<label for="email">이메일 (선택)</label><input id="email" name="email" type="email" maxlength="100" autocomplete="off">
${button(OTHER)}</form></main></body></html>`;
}

const button = ({ label, does, answer }: Choice): string =>
  `<button name="answer" value="${answer}" aria-labelledby="a-${answer}" aria-describedby="d-${answer}">\
<strong id="a-${answer}">${label}</strong><span id="d-${answer}">${does}</span></button>`;
