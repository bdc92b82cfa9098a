import type { FastifyInstance } from 'fastify';
import { formatDateTime } from '#domain/kit/format.ts';
import type { Context } from '../kit/context.ts';
import { escapedText } from '../kit/pages/escape-html.ts';
import { type KeptMail, latestMails } from './mail-store.ts';

const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };
const LONGEST_ADDRESS = 254;
const ADDRESS = /https?:\/\/[^\s<>"]+/g;

/** Turns addresses in a text into links and escapes the rest. */
function withLinks(text: string): string {
  let end = 0;
  let html = '';
  for (const { 0: url, index } of text.matchAll(ADDRESS)) {
    html += `${escapedText(text.slice(end, index))}<a href="${escapedText(url)}">${escapedText(url)}</a>`;
    end = index + url.length;
  }
  return html + escapedText(text.slice(end));
}

const article = ({ id, recipient, kind, subject, text, state, createdAt }: KeptMail): string =>
  `<article data-mail="${id}" data-kind="${escapedText(kind)}"><h2>${escapedText(subject)}</h2>
<p class="facts">${escapedText(recipient)} · ${formatDateTime(createdAt.toISOString())} · ${escapedText(kind)} · ${state}</p>
<p class="text">${withLinks(text)}</p></article>`;

const page = (to: string, mails: readonly KeptMail[]): string =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/plain-page.css"><title>보낸 메일 - 신발장</title></head>
<body><main><header><h1>보낸 메일</h1><p>시험용 쇼핑몰이라 메일과 문자, 알림톡을 보내지 않고 여기에 모아요. 새 글이 위에 있어요.</p>
<form method="get"><label for="to">받는 사람</label><input id="to" name="to" value="${escapedText(to)}" autocomplete="off"><button>찾기</button></form></header>
${mails.map(article).join('') || '<p>아직 없어요.</p>'}</main></body></html>`;

/** Registers the outbox of a demonstration: the latest e-mails on a page without a script. */
export function registerOutbox(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  app.get<{ Querystring: { to?: unknown } }>('/outbox', ROUTE, async ({ query }, reply) => {
    const to = typeof query.to === 'string' ? query.to.trim().slice(0, LONGEST_ADDRESS) : '';
    const html = page(to, await latestMails(db, to));
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  });
}
