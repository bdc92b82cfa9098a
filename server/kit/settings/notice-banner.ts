import type { Settings } from '#domain/kit/shop-settings.ts';
import { escapedText } from '../pages/escaped.ts';

export type Words = Pick<Settings['notice'], 'text' | 'link'>;

/** The line above a page: in the page itself, beside what the client draws, so that no script of a first view knows it. */
export function withNotice(html: string, notice: Words | null): string {
  if (!notice) return html;
  const { text, link } = notice;
  const words = escapedText(text);
  const line = link ? `<a href="${escapedText(link)}">${words}</a>` : `<span>${words}</span>`;
  return html
    .replace('</head>', () => '<link rel="stylesheet" href="/notice.css"></head>')
    .replace(
      /<body([^>]*)>/,
      (body) => `${body}<aside class="shop-notice" aria-label="알림">${line}</aside>`,
    );
}
