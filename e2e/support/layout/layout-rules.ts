// What must hold in the layout of every page. The rules run in the page, as text (layout-faults.ts): they use what
// layout-seen.ts finds and nothing else. Each answers one sentence for each fault.
import { boxesOf, controlsOf, isShown, isSpoken, layerOf, nameOf } from './layout-seen.ts';

/**
 * Nothing stands out of the page on either side, but for what is scrolled or cut by a part inside the page, and for the
 * way past the menus, which comes into the page with the focus.
 */
export function wideParts(): string[] {
  const width = document.documentElement.clientWidth;
  const isCut = (element: Element): boolean => {
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== 'visible') return true;
    return false;
  };
  const isOut = ({ left, right }: DOMRect): boolean => right > width + 1 || left < -1;
  const isWayPast = (element: Element): boolean =>
    element.matches('a[href^="#"]') && element.getBoundingClientRect().right <= 0;
  const wide = [...document.body.querySelectorAll('*')].filter(
    (one) => isOut(one.getBoundingClientRect()) && isShown(one) && !isCut(one) && !isWayPast(one),
  );
  const faults = wide.slice(0, 3).map((one) => `${nameOf(one)} stands out of ${width} px`);
  const scrolled = document.documentElement.scrollWidth;
  return scrolled > width ? [...faults, `the page is ${scrolled} px wide on ${width} px`] : faults;
}

/**
 * No two controls of one layer share more than half of the lower one's height: links of two lines may reach a little
 * into each other. One that lies in another whole has its own rule.
 */
export function overlappingControls(): string[] {
  const places = controlsOf().flatMap((control) =>
    boxesOf(control).map((box) => ({ control, box, layer: layerOf(control) })),
  );
  const isIn = (one: DOMRect, other: DOMRect): boolean =>
    one.left >= other.left - 1 &&
    one.right <= other.right + 1 &&
    one.top >= other.top - 1 &&
    one.bottom <= other.bottom + 1;
  const faults: string[] = [];
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const least = Math.min(one.box.height, other.box.height) / 2;
      if (across <= 2 || down <= least || one.layer !== other.layer) continue;
      if (one.control.contains(other.control) || other.control.contains(one.control)) continue;
      if (isIn(one.box, other.box) || isIn(other.box, one.box)) continue;
      faults.push(`${nameOf(one.control)} and ${nameOf(other.control)} overlap`);
    }
  return faults;
}

/**
 * A press on one of five points of a control reaches it, unless a bar is above it that it can be scrolled out of: a card
 * is one link with other controls on it.
 */
export function coveredControls(): string[] {
  return controlsOf().flatMap((control) => {
    const [box] = boxesOf(control);
    if (!box) return [];
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const hitAt = ([across = 0, down = 0]: readonly number[]): Element | null =>
      document.elementFromPoint(box.left + across * box.width, box.top + down * box.height);
    const isReachedAt = (point: readonly number[]): boolean => {
      const hit = hitAt(point);
      // Outside of the window.
      if (!hit || layerOf(hit) !== layerOf(control)) return true;
      return [control, ...labels].some((one) => one.contains(hit) || hit.contains(one));
    };
    const middle = [0.5, 0.5];
    // Most are reached in the middle: what lies where is the dearest question to a page.
    const isReached = [middle, [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]].some(isReachedAt);
    if (isReached) return [];
    const above = hitAt(middle);
    return [`${nameOf(control)} is covered by ${above ? nameOf(above) : 'nothing'}`];
  });
}

/** Words of a control stand inside it, unless they end in an ellipsis or are a badge on its border. */
export function cutWords(): string[] {
  const isAllowed = (element: Element | null, control: Element): boolean => {
    for (let one = element; one && control.contains(one); one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return true;
      if (one !== control && style.position === 'absolute') return true;
    }
    return false;
  };
  const isOut = (words: DOMRect, box: DOMRect): boolean =>
    words.right > box.right + 2 ||
    words.left < box.left - 2 ||
    words.bottom > box.bottom + 4 ||
    words.top < box.top - 4;
  return controlsOf().flatMap((control) => {
    if (getComputedStyle(control).display === 'inline') return [];
    const box = control.getBoundingClientRect();
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((words) => isOut(words, box)) && !isAllowed(parent, control))
        return [`words of ${nameOf(control)} stand out of it`];
    }
    return [];
  });
}

/**
 * A finger finds every control, but for links inside of a sentence: it has the area of 24 by 24 px, the size that WCAG
 * 2.5.8 asks for, and is 20 px either way, as boxes to tick in rows are wide.
 */
export function smallControls(): string[] {
  if (document.documentElement.clientWidth > 768) return [];
  return controlsOf().flatMap((control) => {
    if (getComputedStyle(control).display === 'inline') return [];
    return boxesOf(control)
      .filter(({ width, height }) => width * height < 24 * 24 || width < 20 || height < 20)
      .map(({ width, height }) => `${nameOf(control)} is ${Math.round(width)} x ${Math.round(height)} px`);
  });
}

/** No heading and no landmark is there without anything in it, and a page has no two names. */
export function emptyParts(): string[] {
  const named = 'h1, h2, h3, main, nav, header, footer, aside, section[aria-label], section[aria-labelledby]';
  const empty = [...document.querySelectorAll(named)]
    .filter((one) => isShown(one) && !isSpoken(one))
    .map((one) => `${nameOf(one)} is empty`);
  const names = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
  return names.length < 2 ? empty : [...empty, `the page has ${names.length} headings of the first level`];
}
