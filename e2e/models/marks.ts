import type { Page } from '@playwright/test';
import { isJson } from '#proof/kit/answers.ts';
import { PAYMENT_METHODS } from '../../domain/trade/cart/checkout.ts';

/** Payment methods have Korean names in the API and are compared by code. */
const COMPARED: readonly string[] = PAYMENT_METHODS;
const isWord = (value: string): boolean => /[가-힣]/.test(value) && !COMPARED.includes(value);

/** The same value with a mark behind each of its Korean texts, which people read and no code compares. */
function marked(value: unknown, mark: string): unknown {
  if (typeof value === 'string') return isWord(value) ? value + mark : value;
  if (Array.isArray(value)) return value.map((one) => marked(one, mark));
  if (!isJson(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, marked(one, mark)]));
}

/** Marks the answers of one call, so that the page shows which answer it displays. */
export class Mark {
  readonly place: number;
  readonly text: string;
  /** Whether there was anything to mark: numbers alone look alike. */
  hasWords = false;

  constructor(place: number) {
    this.place = place;
    this.text = `⟨${place}⟩`;
  }

  readonly into = (body: unknown): unknown => {
    // The message is shown only for a failure.
    const isSuccess = isJson(body) && body.success === true;
    const result = isSuccess ? { ...body, data: marked(body.data, this.text) } : marked(body, this.text);
    this.hasWords ||= JSON.stringify(result).includes(this.text);
    return result;
  };
}

/** All text of a page, that of its fields included. */
export async function readableOn(page: Page): Promise<string> {
  const fields = await page
    .locator('input, textarea')
    .evaluateAll((all) => all.map((one) => ('value' in one ? String(one.value) : '')));
  return [await page.locator('body').textContent(), ...fields].join('\n');
}

/** Runs in the page. */
const loseAborts = (): void => {
  const { fetch } = window;
  window.fetch = (input, init) => fetch(input, { ...init, signal: null });
  const hearAgain = () => {
    window.fetch = fetch;
  };
  addEventListener('abortsareheard', hearAgain, { once: true });
};

/**
 * From here on an answer reaches the page although its call was aborted: the network is faster than the abort.
 * Returns a function that restores aborts.
 */
export async function answerAfterAbort(page: Page): Promise<() => Promise<void>> {
  const script = await page.addInitScript(loseAborts);
  await page.evaluate(loseAborts);
  return async () => {
    await script.dispose();
    await page.evaluate(() => void dispatchEvent(new Event('abortsareheard')));
  };
}
