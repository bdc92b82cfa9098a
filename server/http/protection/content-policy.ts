import type { Config } from '../../config.ts';
import { allowedStyle } from '../../kit/pages/page-style.ts';
import { inlineScriptsOf } from '../pages/pages.ts';

// The hash of the empty string lets Stitches add its (empty) style element; rules go in by CSSOM.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const BOT_CHECK = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** A page that the server has drawn brings the rules that it needs. */
const styleOfPage = (_request: unknown, response: object): string => allowedStyle(response) ?? EMPTY_STYLE;

type PolicyConfig = Pick<Config, 'clientDir' | 'apiOrigin' | 'contentOrigin' | 'botCheckKey' | 'qaTools'>;

/** What the shop's own pages may load and whom they may call: this origin, and the hosts that are configured. */
export function contentPolicy({ clientDir, apiOrigin, contentOrigin, botCheckKey, qaTools }: PolicyConfig) {
  const botCheck = botCheckKey ? BOT_CHECK : [];
  // The QA inspector is a frame of the same origin, and a window that talks to its opener.
  const frames = qaTools ? ["'self'"] : [];
  const origins = [apiOrigin, contentOrigin].filter((origin) => origin !== null);
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...inlineScriptsOf(clientDir), ...botCheck],
    styleSrc: ["'self'", EMPTY_STYLE, styleOfPage],
    imgSrc: ["'self'", 'data:', 'blob:', ...new Set(origins)],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...(apiOrigin ? [apiOrigin] : [])],
    manifestSrc: ["'self'"],
    frameSrc: [...botCheck, ...frames],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: qaTools ? frames : ["'none'"],
    objectSrc: ["'none'"],
    // The bot check adds scripts by their address, and the inspector starts workers by theirs.
    ...(botCheckKey || qaTools ? {} : { requireTrustedTypesFor: ["'script'"] }),
  };
}
