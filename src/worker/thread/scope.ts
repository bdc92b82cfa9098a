declare const self: ServiceWorkerGlobalScope;

/** The worker, as its own code sees it. */
export const worker = self;
