import type { PageSubject } from './page-subjects.ts';

/** A page that the server is to draw. */
export type PageRequest = {
  path: string;
  /** Query without its question mark. */
  search: string;
  hostname: string;
  /** Where people find the shop; the head of a page names whole addresses. */
  publicUrl: string;
  /** Answers the calls of the page without a way over the network. */
  fetch: typeof fetch;
  /** Longest that the page may wait for the answers of one round, in ms. */
  patienceMs?: number;
};

/** What the head of a page says of it beyond its title. */
export type PageHead = {
  description: string;
  /** The one whole address that the page is known under. */
  address: string;
  /** What a search engine must not do with it; null where it may do everything. */
  robots: 'noindex' | 'noindex, follow' | null;
  kind: 'website' | 'article' | 'product';
  /** Whole address of a picture, and whether it shows what is on the page. */
  picture: { address: string; isOwn: boolean };
  /** What is on the page in the words of schema.org: blocks of JSON that may stand in a page. */
  linkedData: readonly string[];
};

/** A page as the server has drawn it, for its head and its body. */
export type RenderedPage = {
  html: string;
  /** Tags for the head: pictures that are worth asking for before anything else. */
  preloads: string;
  css: string;
  title: string;
  /** The states that its charts have reached, as JSON that may stand in a page. */
  sent: string;
  head: PageHead;
  /** Areas that were asked for what is on the page. */
  areas: readonly string[];
  /** What is on the page that one write can make old. */
  subjects: readonly PageSubject[];
  status: 200 | 404;
  /** Every chart has found what it asked for: the page may be kept for others. */
  isWhole: boolean;
};

/** What the server says of itself in the head of its pages. */
export type PageFact = 'api-origin' | 'content-origin' | 'bot-check-key';

/** The client's code as the server runs it (src/app/ssr). */
export type ServerRenderer = {
  /** Opens whatever a page may need, once. */
  loadAllParts(): Promise<void>;
  tellFacts(facts: Partial<Record<PageFact, string>>): void;
  /** Null where an address only leads on to another one. */
  renderPage(request: PageRequest): Promise<RenderedPage | null>;
};

/** What renders pages for the server, until it is closed. */
export type Renderer = Pick<ServerRenderer, 'renderPage'> & { close(): Promise<void> };

/** The block of a page that holds what its charts have reached. */
export const SENT_ID = 'first-page';
