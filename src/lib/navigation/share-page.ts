/** How the address of this page was handed on; `left` when the person changed their mind. */
export type Shared = 'shared' | 'copied' | 'left' | 'refused';

/** Through the device's own sheet where it has one, else into the clipboard. */
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
