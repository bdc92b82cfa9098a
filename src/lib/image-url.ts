import { type ImageHosts, imageUrl } from '#domain/kit/image-url.ts';
import { pageFact } from './page-facts.ts';

const env = import.meta.env;
const backend = env.VITE_BACKEND_HOST ?? pageFact('api-origin');
const content = pageFact('content-origin') || `${backend}/content`;

/** Our own server is the backend and, under `/content`, the content host, unless the build or the page names others. */
const hosts: ImageHosts = {
  backend,
  developmentContent: env.VITE_CONTENT_HOST_DEV ?? content,
  productionContent: env.VITE_CONTENT_HOST ?? content,
};

/** Address of a stored picture for this page. */
export const pictureUrl = (stored: string | null | undefined): string =>
  imageUrl(stored, hosts, window.location.hostname);
