import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '#domain/kit/ssr.ts';
import type { Config } from '../config.ts';
import { renderInThread } from './render-in-thread.ts';

type RendererConfig = Pick<Config, 'clientDir' | 'apiOrigin' | 'contentOrigin' | 'botCheckKey'>;

/** Loads the renderer of the client; null if the build has none, as with the inspector. */
export function openRenderer(config: RendererConfig, onError: (error: unknown) => void): Renderer | null {
  // Built with this server from src/app/ssr/render-page.tsx, which is type-checked against the
  // interface.
  const file = join(config.clientDir, '.vite/ssr/render-page.js');
  if (!existsSync(file)) return null;
  return renderInThread({
    module: pathToFileURL(file).href,
    facts: {
      'api-origin': config.apiOrigin ?? '',
      'content-origin': config.contentOrigin ?? '',
      'bot-check-key': config.botCheckKey,
    },
    onError,
  });
}
