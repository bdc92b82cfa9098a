/** What a page tells the worker; files that came before it are named with Workbox's own message. */
export type PageMessage =
  /** Somebody looks at this page; `isDocument`: the browser has loaded it as a document. */
  | { type: 'seen'; url: string; title: string; isDocument: boolean }
  /** A member has left this browser: the next person does not see where that one was. */
  | { type: 'left' };

/** Any page of the origin may send anything. */
export function readPageMessage(data: unknown): PageMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'left') return { type: 'left' };
  if (data.type !== 'seen' || !('url' in data && 'title' in data && 'isDocument' in data)) return null;
  const { url, title, isDocument } = data;
  if (typeof url !== 'string' || typeof title !== 'string' || !URL.canParse(url)) return null;
  return { type: 'seen', url, title, isDocument: isDocument === true };
}
