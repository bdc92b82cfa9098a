import type { CacheTag } from './cache-tags.ts';

/** Request for server-side rendering of a page. */
export type PageRequest = {
  path: string;
  /** Query string without its question mark. */
  search: string;
  hostname: string;
  /** Public base address of the shop, for absolute addresses in the head. */
  publicUrl: string;
  /** In-process API client, which needs no network. */
  fetch: typeof fetch;
  /** Longest wait in ms for the responses of one round. */
  patienceMs?: number;
};

/** Metadata in the head of a page, besides its title. */
export type PageHead = {
  description: string;
  /** Canonical absolute address of the page. */
  address: string;
  /** Robots directive; null for no restriction. */
  robots: 'noindex' | 'noindex, follow' | null;
  kind: 'website' | 'article' | 'product';
  /** Absolute address of the preview picture; `isOwn` if it shows the content of the page. */
  picture: { address: string; isOwn: boolean };
  /** Structured data (schema.org) as JSON-LD blocks, escaped for HTML. */
  linkedData: readonly string[];
};

/** Server-side rendered page: parts of its head and its body. */
export type RenderedPage = {
  html: string;
  /** Preload tags for the most important pictures. */
  preloads: string;
  css: string;
  title: string;
  /** Snapshots of the charts as JSON, escaped for HTML. */
  sent: string;
  head: PageHead;
  /** Names of the areas whose API was called for the page. */
  areas: readonly string[];
  /** Cache tags of the page. */
  subjects: readonly CacheTag[];
  status: 200 | 404;
  /** Path of the page if the requested address is a former one of it, otherwise null. */
  movedTo: string | null;
  /** True if every chart has its data, so that the page may be cached. */
  isWhole: boolean;
};

/** Values that the server writes into the head of its pages for the client. */
export type PageFact = 'api-origin' | 'content-origin' | 'bot-check-key' | 'demonstration';

/** Client code that the server runs to render pages (src/app/ssr). */
export type ServerRenderer = {
  /** Loads all lazy parts of the client once. */
  loadAllParts(): Promise<void>;
  setPageFacts(facts: Partial<Record<PageFact, string>>): void;
  /** Renders a page; null for an address that redirects. */
  renderPage(request: PageRequest): Promise<RenderedPage | null>;
};

/** Renderer of pages that the server uses until it closes it. */
export type Renderer = Pick<ServerRenderer, 'renderPage'> & { close(): Promise<void> };

/** Id of the script element that contains the snapshots. */
export const EMBEDDED_STATE_ID = 'first-page';
