import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { addressPattern } from '#domain/kit/address-pattern.ts';
import type { Config } from '../config.ts';

const paths = v.array(v.string());
const redirects = v.record(v.string(), v.string());
const preloads = v.object({ files: v.record(v.string(), paths), line: paths });

/** What the build says of the client. */
export type Pages = {
  /** The one page of the client as an address needs it, to ask for its content. */
  html(path: string): string;
  /** The same without what asks: for a page that is drawn into it. */
  frame(path: string): string;
  /** The route table has this address. */
  knows(path: string): boolean;
  /** The address that one only leads on to; null where it has a page. */
  leadsTo(path: string): string | null;
};

/**
 * The one page of the client by address. Where the build knows the screen, the head names its scripts: they come
 * together with what every page loads, not after it.
 */
export function readPages({ clientDir, ...origins }: PageConfig): Pages {
  const html = withOrigins(readFileSync(join(clientDir, 'index.html'), 'utf8'), origins);
  const { files, line } = read(clientDir, 'preloads.json', preloads) ?? { files: {}, line: [] };
  const first = Object.entries(files).map(([address, needs]) => ({
    pattern: new RegExp(`^${address.replace('{id}', '\\d+')}$`),
    page: withLinks(html, needs),
  }));
  const frame = (path: string) => first.find(({ pattern }) => pattern.test(path))?.page ?? html;
  const moved = Object.entries(read(clientDir, 'redirects.json', redirects) ?? {}).map(([address, to]) => ({
    pattern: addressPattern(address),
    to,
  }));
  const known = read(clientDir, 'routes.json', paths)?.map(addressPattern);
  return {
    html: (path) => withLinks(frame(path), line),
    frame,
    knows: (path) => known?.some((pattern) => pattern.test(path)) ?? true,
    leadsTo: (path) => moved.find(({ pattern }) => pattern.test(path))?.to ?? null,
  };
}

type PageConfig = Pick<Config, 'clientDir' | 'apiOrigin' | 'contentOrigin' | 'botCheckKey'>;

/** Sources of the scripts in the page itself, for the content security policy. */
export function inlineScriptsOf(clientDir: string): string[] {
  const path = join(clientDir, 'index.html');
  const html = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** Rules of `robots.txt` for the pages that need a log-in; none where no client is built. */
export const privateRulesOf = (clientDir: string): readonly string[] =>
  read(clientDir, 'private.json', paths) ?? [];

function read<T>(clientDir: string, name: string, schema: v.GenericSchema<unknown, T>): T | null {
  const path = join(clientDir, '.vite', name);
  return existsSync(path) ? v.parse(schema, JSON.parse(readFileSync(path, 'utf8'))) : null;
}

const withLinks = (html: string, files: readonly string[]): string =>
  html.replace(
    '</head>',
    `${files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('')}</head>`,
  );

/** Tells the client where its calls and its pictures go when that is not here, and the key of the bot check. */
function withOrigins(html: string, { apiOrigin, contentOrigin, botCheckKey }: Omit<PageConfig, 'clientDir'>) {
  const facts = { 'api-origin': apiOrigin, 'content-origin': contentOrigin, 'bot-check-key': botCheckKey };
  const tags = Object.entries(facts).map(([name, value]) =>
    value ? `<meta name="${name}" content="${value}">` : '',
  );
  return html.replace('</head>', `${tags.join('')}</head>`);
}
