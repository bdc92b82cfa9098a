import { createHash } from 'node:crypto';
import { type RenderedPage, SENT_ID } from '#domain/kit/ssr.ts';
import { escapedText } from '../kit/pages/escaped.ts';
import { dataBlocks, headTags } from './head-html.ts';

const MODULES = /\s*<link rel="modulepreload"[^>]*>/g;
const ENTRY = /\s*<script type="module"[^>]*><\/script>/g;
const SHEET = /<link rel="stylesheet" href="\/stitches.css"\s*\/?>/;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;
const ROOT = /<div id="root">\s*<main class="trouble"([\s\S]*?)<\/main>\s*<\/div>/;

/** Source of the page's own styles, for the content security policy. */
export const styleSource = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/**
 * The one page of the client with a drawn page in it: styles and pictures first, then the code, which has time while
 * the page is read already.
 */
export function pageHtml(
  plain: string,
  {
    html,
    preloads,
    css,
    title,
    head,
    sent,
  }: Pick<RenderedPage, 'html' | 'preloads' | 'css' | 'title' | 'head' | 'sent'>,
): string {
  const code = [...plain.matchAll(MODULES), ...plain.matchAll(ENTRY)]
    .map(([tag]) => tag.trim().replace(' crossorigin', ' fetchpriority="low" crossorigin'))
    .join('');
  // Replacements are functions: what a page says may contain `$&`.
  return plain
    .replace(MODULES, '')
    .replace(ENTRY, '')
    .replace(SHEET, () => `${preloads}<style>${css}</style>`)
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => `<title>${escapedText(title)}</title>${headTags(title, head)}`)
    .replace('</head>', () => `${dataBlocks(head)}${code}</head>`)
    .replace(
      ROOT,
      (_, trouble: string) =>
        // Beside the page, which can be read without its script; what comes to life takes it away.
        `<div class="trouble"${trouble}</div><div id="root">${html}</div><script type="application/json" id="${SENT_ID}">${sent}</script>`,
    );
}
