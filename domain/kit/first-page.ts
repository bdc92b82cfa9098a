/** A page that the server is to draw. */
export type PageRequest = {
  path: string;
  /** Query without its question mark. */
  search: string;
  hostname: string;
  /** Answers the calls of the page without a way over the network. */
  fetch: typeof fetch;
  /** Longest that the page may wait for the answers of one round, in ms. */
  patienceMs?: number;
};

/** A page as the server has drawn it, for its head and its body. */
export type DrawnPage = {
  html: string;
  /** Tags for the head: pictures that are worth asking for before anything else. */
  preloads: string;
  css: string;
  title: string;
  /** The states that its charts have reached, as JSON that may stand in a page. */
  sent: string;
  /** What each chart knows, by its id: the head of the page tells of it. */
  known: Readonly<Record<string, unknown>>;
  status: 200 | 404;
  /** Every chart has found what it asked for: the page may be kept for others. */
  isWhole: boolean;
};

/** What the server says of itself in the head of its pages. */
export type PageFact = 'api-origin' | 'content-origin' | 'bot-check-key';

/** The client's code as the server runs it (src/app/first-page). */
export type PageDrawer = {
  /** Opens whatever a page may need, once. */
  loadAllParts(): Promise<void>;
  tellFacts(facts: Partial<Record<PageFact, string>>): void;
  /** Null where an address only leads on to another one. */
  drawPage(request: PageRequest): Promise<DrawnPage | null>;
};

/** The block of a page that holds what its charts have reached. */
export const SENT_ID = 'first-page';
