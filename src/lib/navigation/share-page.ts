/** Result of sharing the page; `left` if the person cancelled. */
export type Shared = 'shared' | 'copied' | 'left' | 'refused';

/** Shares the page through the system's share sheet, or copies its address where there is none. */
export async function sharePage(title: string): Promise<Shared> {
  const { href: url } = window.location;
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await window.navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'refused';
  }
}
