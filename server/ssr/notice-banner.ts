import type { Settings } from '#domain/kit/shop-settings.ts';
import { escapedText } from '../kit/pages/escape-html.ts';

export type Words = Pick<Settings['notice'], 'text' | 'link'>;

/**
 * Inserts the notice banner into the HTML of a page, so that no script of the first view is needed
 * for it.
 */
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
