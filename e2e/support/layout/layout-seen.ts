// Measures for the rules of a layout. These functions run in the page, as text: they use each other and nothing else.

/** True if an element is visible: laid out, opaque, and not clipped to the pixel for screen readers. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1) return false;
  return element.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
    contentVisibilityAuto: true,
  });
}

/** True if it has visible text, pictures or controls. */
export function isSpoken(element: Element): boolean {
  if (element.textContent?.trim()) return true;
  return element.querySelector('img, svg, canvas, input, select, textarea, [aria-label]') !== null;
}

/** Name of an element in a fault: its tag, its class and the beginning of its text. */
export function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${element.localName}${element.id ? `#${element.id}` : ''} "${words.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
}

/** Returns the nearest bar that stays fixed while the page scrolls; null if the element scrolls with the page. */
export function layerOf(element: Element): Element | null {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
  return null;
}

/** The boxes where a control can be pressed; a checkbox and a file field also by their label. */
export function boxesOf(control: Element): DOMRect[] {
  if (control instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(control.type)) {
    const [label] = control.labels ?? [];
    if (label && isShown(label)) return [label.getBoundingClientRect()];
  }
  return [...control.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

/** True if a part around an element is clipped to one pixel for screen readers, as heads of tables are on phones. */
export function isCutDown(element: Element): boolean {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const { width, height } = one.getBoundingClientRect();
    const { overflowX, clipPath, clip } = getComputedStyle(one);
    const isCut = overflowX !== 'visible' || clipPath !== 'none' || clip !== 'auto';
    if (isCut && (width <= 1 || height <= 1 || clipPath === 'inset(50%)')) return true;
  }
  return false;
}

/** All visible controls. */
export function controlsOf(): Element[] {
  const all = document.querySelectorAll(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="button"]',
  );
  return [...all].filter((one) => {
    if (one.closest('[inert], [aria-hidden="true"]') || isCutDown(one)) return false;
    return isShown(one) || (one instanceof HTMLInputElement && boxesOf(one).length > 0);
  });
}
