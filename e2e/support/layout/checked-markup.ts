import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures.ts';

/**
 * Markup of a page in the parts that screens are made of: the page around the flow, and each child of the flow with the
 * styles that it stands in. Words count as words, addresses as addresses; what axe asks of the rest is in it: elements,
 * styles, roles and states as they are, whether a name has letters, whether what is referred to by id is there once.
 */
const partsOf = (page: Page, flow: string | null): Promise<string[]> =>
  page.evaluate((name) => {
    const VERBATIM = /^(class|style|role|type|tabindex|lang|aria-(?!label|description|valuetext).+)$/;
    const REFERS =
      /^(for|aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage))$/;
    const counts = new Map<string, number>();
    for (const { id } of document.querySelectorAll('[id]')) counts.set(id, (counts.get(id) ?? 0) + 1);
    const referred = (ids: string) => ids.split(/\s+/).map((id) => counts.get(id) ?? 0);
    const saidBy = ({ name: attribute, value }: Attr): unknown => {
      if (attribute === 'id') return counts.get(value);
      if (REFERS.test(attribute)) return referred(value);
      return VERBATIM.test(attribute) ? value : value.trim() !== '';
    };
    const tagOf = (element: Element): string =>
      [element.localName, ...[...element.attributes].map((one) => `${one.name}=${saidBy(one)}`).sort()].join(
        ' ',
      );
    const markupOf = (element: Element, without: Element | null): string => {
      const inside = [...element.childNodes].map((child) => {
        if (child instanceof Element) return child === without ? '' : markupOf(child, without);
        return child.textContent?.trim() ? 'words' : '';
      });
      return `<${tagOf(element)}>${inside.join('')}</>`;
    };
    const root = name ? document.querySelector(`[data-flow="${name}"]`) : null;
    const above: string[] = [];
    for (let element = root; element; element = element.parentElement)
      above.push(`${element.localName} ${element.role} ${element.className}`);
    return [
      [tagOf(document.documentElement), document.title.trim() !== '', markupOf(document.body, root)].join(),
      ...[...(root?.children ?? [])].map((child) => [...above, markupOf(child, null)].join()),
    ];
  }, flow);

/** Parts that axe has passed in this worker. */
const passed = new Set<string>();

/** The page is accessible; axe is not asked again for what it has passed on another page, part by part. */
export async function expectAccessibleParts(page: Page, flow: string | null): Promise<void> {
  const parts = await partsOf(page, flow);
  if (parts.every((part) => passed.has(part))) return;
  await expectAccessible(page);
  for (const part of parts) passed.add(part);
}
