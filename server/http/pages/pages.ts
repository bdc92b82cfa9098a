import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { addressPattern } from '#domain/kit/forms/address-pattern.ts';
import type { PageFact } from '#domain/kit/ssr.ts';
import type { Config } from '../../config.ts';

const paths = v.array(v.string());
const redirects = v.record(v.string(), v.string());
const preloads = v.object({ files: v.record(v.string(), paths), line: paths });

/** Pages of the built client. */
export type Pages = {
  /** Returns the app shell for a path, with preloads for client-side fetching. */
  html(path: string): string;
  /** Returns the app shell for server-side rendered content, without data preloads. */
  frame(path: string): string;
  /** Returns whether the route table contains a path. */
  knows(path: string): boolean;
  /** The address that one only leads on to; null where it has a page. */
  leadsTo(path: string): string | null;
};

/**
 * Reads the app shell and the preloads of each route, whose scripts are then fetched in parallel
 * with the common ones.
 */
export function readPages({ clientDir, ...facts }: PageConfig): Pages {
  const html = withFacts(readFileSync(join(clientDir, 'index.html'), 'utf8'), facts);
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

type PageConfig = Pick<Config, 'clientDir' | 'apiOrigin' | 'contentOrigin' | 'botCheckKey' | 'demoGuide'>;

/** Returns the hashes of inline scripts for the content security policy. */
export function inlineScriptsOf(clientDir: string): string[] {
  const path = join(clientDir, 'index.html');
  const html = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** Returns the `robots.txt` rules of pages that require login; empty without a built client. */
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

/** Writes the facts of the shop that the client needs into the head of the page, as meta tags. */
function withFacts(html: string, config: Omit<PageConfig, 'clientDir'>) {
  const facts: Record<PageFact, string | null> = {
    'api-origin': config.apiOrigin,
    'content-origin': config.contentOrigin,
    'bot-check-key': config.botCheckKey,
    demonstration: config.demoGuide ? 'on' : null,
  };
  const tags = Object.entries(facts).map(([name, value]) =>
    value ? `<meta name="${name}" content="${value}">` : '',
  );
  return html.replace('</head>', `${tags.join('')}</head>`);
}
