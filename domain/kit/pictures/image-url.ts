/** Hosts by which image addresses are rewritten, without a trailing slash. */
export type ImageHosts = {
  backend: string;
  /** Content host for pages on localhost or an IP address. */
  developmentContent: string;
  productionContent: string;
};

/** Returns the address of a stored picture as an absolute path; other addresses are unchanged. */
export const contentAddress = <Name extends string | null>(stored: Name): Name | string =>
  stored?.startsWith('images/') ? `/content/${stored}` : stored;

/** Host names in stored data that stand for the content host. */
const PLACEHOLDER_HOSTS =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:mock-bucket|your-bucket|example-bucket)(?:[\w.-]*)(?::\d+)?/i;
const NO_IMAGE = 'images/common/no-image.png';

const isDevelopmentPage = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname);

/** Returns the content host for a page on `hostname` (spec 5.5). */
export const contentHostFor = (hosts: ImageHosts, hostname: string): string =>
  isDevelopmentPage(hostname) ? hosts.developmentContent : hosts.productionContent;

/**
 * Resolves a stored image address (spec 5.5): nothing → the no-image picture; a placeholder bucket
 * → the content host; an address on a content host, `data:` or with another host → unchanged; an
 * object name (`images/…`, also as `/images/…` and `/content/images/…`) → the content host; any
 * other address without a scheme → the backend host.
 */
export function imageUrl(stored: string | null | undefined, hosts: ImageHosts, hostname: string): string {
  const content = contentHostFor(hosts, hostname);
  const text = stored?.trim() ?? '';
  if (!text) return `${content}/${NO_IMAGE}`;
  if (PLACEHOLDER_HOSTS.test(text))
    return `${content}/${text.replace(PLACEHOLDER_HOSTS, '').replace(/^\/+/, '')}`;
  if (/^(https?:|data:|blob:)/i.test(text)) return text;
  if (text.startsWith(`${content}/`)) return text;
  const path = text.replace(/^\/+/, '').replace(/^content\/(?=images\/)/, '');
  return path.startsWith('images/') ? `${content}/${path}` : `${hosts.backend}/${path}`;
}
