import { createHash } from 'node:crypto';
import { EMBEDDED_STATE_ID, type RenderedPage } from '#domain/kit/ssr.ts';
import { escapedText } from '../kit/pages/escape-html.ts';
import { dataBlocks, headTags } from './head-html.ts';

const MODULES = /\s*<link rel="modulepreload"[^>]*>/g;
const ENTRY = /\s*<script type="module"[^>]*><\/script>/g;
const SHEET = /<link rel="stylesheet" href="\/stitches.css"\s*\/?>/;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;
const ROOT = /<div id="root">\s*<main class="trouble"([\s\S]*?)<\/main>\s*<\/div>/;

/** Returns the style hash for the content security policy. */
export const styleSource = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/**
 * Inserts a rendered page into the app shell: styles and pictures first, then scripts, which load
 * while the page is read.
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
  // Replacement functions, as a page may contain `$&`.
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
        // Beside the page, which is readable without scripts; hydration removes it.
        `<div class="trouble"${trouble}</div><div id="root">${html}</div><script type="application/json" id="${EMBEDDED_STATE_ID}">${sent}</script>`,
    );
}
