declare const self: ServiceWorkerGlobalScope;

/** The global scope of the service worker, typed. */
export const worker = self;
