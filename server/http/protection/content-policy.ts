import type { Config } from '../../config.ts';
import { allowedStyle } from '../../kit/pages/page-style.ts';
import { inlineScriptsOf } from '../pages/pages.ts';

// Hash of the empty string, for the empty style element of Stitches; rules are inserted by CSSOM.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const BOT_CHECK = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Returns the style hash of a response: that of a server-side rendered page, or the empty one. */
const styleOfPage = (_request: unknown, response: object): string => allowedStyle(response) ?? EMPTY_STYLE;

type PolicyConfig = Pick<Config, 'clientDir' | 'apiOrigin' | 'contentOrigin' | 'botCheckKey' | 'qaTools'>;

/** Returns the content security policy of pages: this origin and the configured hosts. */
export function contentPolicy({ clientDir, apiOrigin, contentOrigin, botCheckKey, qaTools }: PolicyConfig) {
  const botCheck = botCheckKey ? BOT_CHECK : [];
  // The QA inspector is a same-origin frame, and a window that talks to its opener.
  const frames = qaTools ? ["'self'"] : [];
  // Receivers of the inspector's messages on the computer of a QA engineer.
  const receivers = qaTools ? ['ws://localhost:*', 'ws://127.0.0.1:*'] : [];
  const origins = [apiOrigin, contentOrigin].filter((origin) => origin !== null);
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...inlineScriptsOf(clientDir), ...botCheck],
    styleSrc: ["'self'", EMPTY_STYLE, styleOfPage],
    imgSrc: ["'self'", 'data:', 'blob:', ...new Set(origins)],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...(apiOrigin ? [apiOrigin] : []), ...receivers],
    manifestSrc: ["'self'"],
    frameSrc: [...botCheck, ...frames],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: qaTools ? frames : ["'none'"],
    objectSrc: ["'none'"],
    // The bot check adds scripts by address, and the inspector starts workers by address.
    ...(botCheckKey || qaTools ? {} : { requireTrustedTypesFor: ["'script'"] }),
  };
}
