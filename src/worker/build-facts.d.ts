/** Names the build that the worker belongs to (vite.worker.config.ts). */
declare const __BUILD__: string;
/** Addresses of the route table, as far as keeping pages goes. */
declare const __ADDRESSES__: import('./rules.ts').Addresses;
