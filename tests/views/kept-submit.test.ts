import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The inline script that keeps what is done before hydration. */
const script = [...readFileSync('index.html', 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)]
  .map(([, text = '']) => text)
  .find((text) => text.includes('requestSubmit'));

const removals: (() => void)[] = [];
beforeEach(() => {
  // The listeners of the script end with its test.
  const add = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (...given: Parameters<typeof window.addEventListener>) => {
    add(...given);
    removals.push(() => window.removeEventListener(...given));
  });
  new Function(script ?? 'throw new Error("index.html has no such script")')();
});
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  delete document.documentElement.dataset.alive;
});

function submitted(html: string): { event: SubmitEvent; form: HTMLFormElement; button: HTMLButtonElement } {
  document.body.innerHTML = html;
  const form = document.querySelector('form');
  const button = document.querySelector('button');
  if (!form || !button) throw new Error('no form with a button');
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button });
  form.dispatchEvent(event);
  return { event, form, button };
}

const LOGIN = '<form method="post"><input name="email"><input name="password"><button>로그인</button></form>';

it('a submit before hydration is not sent by the browser, and its button shows that it was heard', () => {
  const { event, button } = submitted(LOGIN);
  expect(event.defaultPrevented).toBe(true);
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
});

it('a submit before hydration reaches no other listener', () => {
  const heard = vi.fn();
  document.addEventListener('submit', heard);
  submitted(LOGIN);
  document.removeEventListener('submit', heard);
  expect(heard).not.toHaveBeenCalled();
});

it('the second submit before hydration is not sent either', () => {
  const { form, button } = submitted(LOGIN);
  const again = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button });
  form.dispatchEvent(again);
  expect(again.defaultPrevented).toBe(true);
});

it.each([
  '<form role="search" action="/products"><button></button></form>',
  '<form method="get"><button></button></form>',
])('a search is sent by the browser itself: %s', (html) =>
  expect(submitted(html).event.defaultPrevented).toBe(false),
);

it('after hydration a submit is left to the page', () => {
  document.documentElement.dataset.alive = '';
  expect(submitted(LOGIN).event.defaultPrevented).toBe(false);
});
