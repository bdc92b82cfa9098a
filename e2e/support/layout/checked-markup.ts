import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { expectAccessible } from '../fixtures.ts';
import type { PartOfPage } from './axe.ts';

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

/** Digests of the parts that axe has passed in this worker, and of those of the others that it has read. */
const passed = new Set<string>();
const arePassed = (parts: readonly string[]): boolean => parts.every((part) => passed.has(part));

/** Digests that the workers of a run share; Playwright empties the folder when a run begins. */
const passedFile = (): string => join(test.info().project.outputDir, 'passed-markup.txt');

function readPassed(): void {
  if (!existsSync(passedFile())) return;
  for (const part of readFileSync(passedFile(), 'utf8').split('\n')) passed.add(part);
}

function writePassed(parts: readonly string[]): void {
  mkdirSync(dirname(passedFile()), { recursive: true });
  appendFileSync(passedFile(), parts.map((part) => `${part}\n`).join(''));
}

const digestsOf = async (page: Page, flow: string | null): Promise<string[]> => {
  const markup = await partsOf(page, flow);
  return markup.map((part) => createHash('sha256').update(part).digest('hex'));
};

/** What is still to be looked at where the page around the flow has passed; null for the page as a whole. */
function restOf([around = '', ...children]: readonly string[], flow: string | null): PartOfPage | null {
  if (flow === null || !passed.has(around)) return null;
  return { flow, without: children.flatMap((child, place) => (passed.has(child) ? [place] : [])) };
}

/**
 * The page is accessible; axe is not asked again for what it has passed on another page of the run, part by part. Rules of
 * whole pages, such as a way past the menus, are asked with the page around the flow.
 */
export async function expectAccessibleParts(page: Page, flow: string | null): Promise<void> {
  const parts = await digestsOf(page, flow);
  if (!arePassed(parts)) readPassed();
  if (arePassed(parts)) return;
  await expectAccessible(page, [], restOf(parts, flow));
  // Places tell nothing of a page that has changed meanwhile.
  if ((await digestsOf(page, flow)).join() !== parts.join()) return expectAccessible(page);
  for (const part of parts) passed.add(part);
  writePassed(parts);
}
