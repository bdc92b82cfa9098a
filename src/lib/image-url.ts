import { type ImageHosts, imageUrl } from '#domain/kit/pictures/image-url.ts';
import { onServer } from './loading/on-server.ts';
import { pageFact } from './navigation/page-facts.ts';

let hosts: ImageHosts | null = null;

/** Hosts of pictures: our own server for both, unless the build or the page names others. */
function pageHosts(): ImageHosts {
  const env = import.meta.env;
  const backend = env.VITE_BACKEND_HOST ?? pageFact('api-origin');
  const content = pageFact('content-origin') || `${backend}/content`;
  return {
    backend,
    developmentContent: env.VITE_CONTENT_HOST_DEV ?? content,
    productionContent: env.VITE_CONTENT_HOST ?? content,
  };
}

/** Host name of the page; the server sets it before it renders a page. */
export const page = { hostname: onServer ? '' : window.location.hostname };

/** URL of a stored picture for this page. */
export function pictureUrl(stored: string | null | undefined): string {
  hosts ??= pageHosts();
  return imageUrl(stored, hosts, page.hostname);
}
