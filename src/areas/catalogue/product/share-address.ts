import { galleryText as text } from '#src/areas/catalogue/gallery/gallery.text.ts';
import type { AppServices } from '#src/flow/services.ts';

/** Shares the address of this page through the system's share sheet, or copies it. */
export async function shareAddress({ toast }: Pick<AppServices, 'toast'>, title: string): Promise<void> {
  const { origin, pathname } = window.location;
  const url = origin + pathname;
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast(text.copied);
  } catch (error) {
    // AbortError means that the person closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast(text.notCopied, 'error');
  }
}
