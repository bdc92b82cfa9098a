import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerRenderer } from '#domain/kit/ssr.ts';
import type { Config } from '../config.ts';

type DrawerConfig = Pick<Config, 'clientDir' | 'apiOrigin' | 'contentOrigin' | 'botCheckKey'>;

/** The client's code that draws pages; null where the build has none, such as one with the inspector. */
export async function openRenderer(config: DrawerConfig): Promise<ServerRenderer | null> {
  const file = join(config.clientDir, '.vite/ssr/render-page.js');
  if (!existsSync(file)) return null;
  // Built together with this server from src/app/ssr/render-page.tsx, which the checks hold against the type.
  const drawer: ServerRenderer = await import(/* @vite-ignore */ pathToFileURL(file).href);
  await drawer.loadAllParts();
  drawer.tellFacts({
    'api-origin': config.apiOrigin ?? '',
    'content-origin': config.contentOrigin ?? '',
    'bot-check-key': config.botCheckKey,
  });
  return drawer;
}
