import type { FastifyReply } from 'fastify';

/** Returns a server-generated page for e-mail links: no script, not indexed, no referrer. */
export const staticPage = (title: string, body: string): string =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/plain-page.css"><title>${title} - 신발장</title></head>
<body><main><h1>${title}</h1>${body}<p><a href="/">신발장으로 가기</a></p></main></body></html>`;

/** Sends a page that no cache keeps, with the given HTTP status. */
export const sendStaticPage = (reply: FastifyReply, html: string, status = 200) =>
  reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
