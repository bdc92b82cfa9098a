// What the rules of a layout look at. These functions run in the page, as text: they use each other and nothing else.

/** Whether a person sees it: laid out, opaque, and not cut down to the pixel that only screen readers find. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1) return false;
  return element.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
    contentVisibilityAuto: true,
  });
}

/** Whether anything of it can be read, seen as a picture or used. */
export function isSpoken(element: Element): boolean {
  if (element.textContent?.trim()) return true;
  return element.querySelector('img, svg, canvas, input, select, textarea, [aria-label]') !== null;
}

/** What an element is called in a fault: its tag, its class of the page and the beginning of its words. */
export function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${element.localName}${element.id ? `#${element.id}` : ''} "${words.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
}

/** What an element moves with: the nearest bar that stays in place while the page is scrolled; null for the page itself. */
export function layerOf(element: Element): Element | null {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
  return null;
}

/** The places where a control is pressed; a box to tick and a file are pressed by their label too. */
export function boxesOf(control: Element): DOMRect[] {
  if (control instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(control.type)) {
    const [label] = control.labels ?? [];
    if (label && isShown(label)) return [label.getBoundingClientRect()];
  }
  return [...control.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

/** Whether a part around an element is cut down to the pixel that only screen readers find, as heads of tables are on phones. */
export function isCutDown(element: Element): boolean {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const { width, height } = one.getBoundingClientRect();
    const { overflowX, clipPath, clip } = getComputedStyle(one);
    const isCut = overflowX !== 'visible' || clipPath !== 'none' || clip !== 'auto';
    if (isCut && (width <= 1 || height <= 1 || clipPath === 'inset(50%)')) return true;
  }
  return false;
}

/** All that can be pressed or filled in, as a person sees it. */
export function controlsOf(): Element[] {
  const all = document.querySelectorAll(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="button"]',
  );
  return [...all].filter((one) => {
    if (one.closest('[inert], [aria-hidden="true"]') || isCutDown(one)) return false;
    return isShown(one) || (one instanceof HTMLInputElement && boxesOf(one).length > 0);
  });
}
