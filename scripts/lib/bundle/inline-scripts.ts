import { minifySync, type Plugin } from 'vite';

/** Scripts that stand in the page itself; those with attributes have a `src` or a type. */
const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** Minifies the inline scripts of built pages, which each page sends before anything else; the server hashes what it sends. */
export const minifyInlineScripts = (): Plugin => ({
  name: 'minify-inline-scripts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(INLINE, (_, code: string) => {
        const { code: minified, errors } = minifySync('inline.js', code);
        if (errors[0]) throw new Error(`an inline script of index.html: ${errors[0].message}`);
        return `<script>${minified}</script>`;
      }),
  },
});
