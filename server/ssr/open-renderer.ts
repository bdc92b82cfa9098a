import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerRenderer } from '#domain/kit/ssr.ts';
import type { Config } from '../config.ts';

type DrawerConfig = Pick<Config, 'clientDir' | 'apiOrigin' | 'contentOrigin' | 'botCheckKey'>;

/** Loads the renderer of the client; null if the build has none, as with the inspector. */
export async function openRenderer(config: DrawerConfig): Promise<ServerRenderer | null> {
  const file = join(config.clientDir, '.vite/ssr/render-page.js');
  if (!existsSync(file)) return null;
  // Built with this server from src/app/ssr/render-page.tsx, which is type-checked against the
  // interface.
  const drawer: ServerRenderer = await import(/* @vite-ignore */ pathToFileURL(file).href);
  await drawer.loadAllParts();
  drawer.tellFacts({
    'api-origin': config.apiOrigin ?? '',
    'content-origin': config.contentOrigin ?? '',
    'bot-check-key': config.botCheckKey,
  });
  return drawer;
}
