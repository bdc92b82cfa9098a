import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runKeepingScript } from '../../support/client/inline-script.ts';

let stop = () => {};
beforeEach(() => {
  stop = runKeepingScript();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
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
