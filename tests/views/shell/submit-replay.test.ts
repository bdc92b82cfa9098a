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

it('submit replay: a submit before hydration is not sent by the browser, and its button shows a wait', () => {
  const { event, button } = submitted(LOGIN);
  expect(event.defaultPrevented).toBe(true);
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
});

it('submit replay: a submit before hydration reaches no other listener', () => {
  const heard = vi.fn();
  document.addEventListener('submit', heard);
  submitted(LOGIN);
  document.removeEventListener('submit', heard);
  expect(heard).not.toHaveBeenCalled();
});

it('submit replay: a second submit before hydration is not sent either', () => {
  const { form, button } = submitted(LOGIN);
  const again = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button });
  form.dispatchEvent(again);
  expect(again.defaultPrevented).toBe(true);
});

it.each([
  '<form role="search" action="/products"><button></button></form>',
  '<form method="get"><button></button></form>',
])('submit replay: a search is sent by the browser: %s', (html) =>
  expect(submitted(html).event.defaultPrevented).toBe(false),
);

it('submit replay: a submit after hydration is left to the page', () => {
  document.documentElement.dataset.alive = '';
  expect(submitted(LOGIN).event.defaultPrevented).toBe(false);
});
