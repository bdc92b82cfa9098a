import { type ImageHosts, imageUrl } from '#domain/image-url.ts';

const env = import.meta.env;

/** Our own server is the backend and, under `/content`, the content host, unless the build names others. */
const hosts: ImageHosts = {
  backend: env.VITE_BACKEND_HOST ?? '',
  developmentContent: env.VITE_CONTENT_HOST_DEV ?? '/content',
  productionContent: env.VITE_CONTENT_HOST ?? '/content',
};

/** Address of a stored picture for this page. */
export const pictureUrl = (stored: string | null | undefined): string =>
  imageUrl(stored, hosts, window.location.hostname);
