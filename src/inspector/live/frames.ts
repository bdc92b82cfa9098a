import { css } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { inspectorPaths } from '../parts/inspector-paths.ts';

const { panel: words } = inspectorText;
const HEIGHT = '430px';

const drawer = css({
  position: 'fixed',
  zIndex: 2147483000,
  inset: 'auto 0 0 0',
  height: HEIGHT,
  // An open dialog of the shop disables pointer events of the page; the inspector stays usable.
  pointerEvents: 'auto',
  borderTop: '2px solid $brand',
  background: '$bg',
  boxShadow: '$floating',
  '& iframe': { width: '100%', height: '100%', border: 0, display: 'block' },
  '& button, &[data-window]': {
    position: 'absolute',
    right: '$4',
    top: '-30px',
    padding: '4px $3',
    border: 0,
    borderRadius: '$control $control 0 0',
    background: '$ink',
    color: '$onInk',
    fontSize: '$meta',
    fontWeight: 700,
  },
  '&[data-folded="true"]': { height: 0 },
  '&[data-folded="true"] iframe': { visibility: 'hidden' },
  '@media print': { display: 'none' },
});

const addressOf = (page: string): string => `${inspectorPaths.live}?page=${page}`;

/**
 * Opens a panel below the page. It is an iframe, so that dialogs of the shop neither trap its focus nor close on it.
 */
export function openPanel(page: string): void {
  const box = document.createElement('div');
  box.className = drawer().className;
  const frame = document.createElement('iframe');
  frame.src = addressOf(page);
  frame.title = inspectorText.title;
  const fold = button(words.fold, () => {
    const folded = box.dataset.folded !== 'true';
    box.dataset.folded = String(folded);
    fold.textContent = folded ? words.unfold : words.fold;
    document.body.style.paddingBottom = folded ? '0' : HEIGHT;
  });
  fold.title = words.keys;
  // The shop's own keys are letters and Escape; with Alt the panel takes none of them.
  document.addEventListener('keydown', ({ altKey, code }) => {
    if (!altKey || code !== 'KeyI') return;
    if (box.dataset.folded === 'true') fold.click();
    frame.focus();
  });
  box.append(frame, fold);
  document.body.style.paddingBottom = HEIGHT;
  document.body.append(box);
}

/** Opens a window; browsers block one without a click, so a button offers it again. */
export function openWindow(page: string): void {
  const open = () => window.open(addressOf(page), `inspector-${page}`, 'popup,width=1280,height=860');
  offer(words.openWindow, () => open() !== null, open() !== null);
}

/** Shows a button below the page until the offered window is open. */
export function offer(label: string, open: () => boolean, isOpen: boolean): void {
  if (isOpen) return;
  const box = document.createElement('div');
  box.className = drawer().className;
  box.style.height = '0';
  box.append(button(label, () => open() && box.remove()));
  document.body.append(box);
}

function button(label: string, onClick: () => unknown): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}

/** Shows a sentence below the page, which screen readers speak; a later one takes its place. */
export function announce(text: string): void {
  const id = 'inspector-announcement';
  document.getElementById(id)?.remove();
  const box = document.createElement('p');
  box.id = id;
  box.className = drawer({
    css: { height: 'auto', padding: '$3 $5', fontSize: '$label', color: '$ink' },
  }).className;
  box.setAttribute('role', 'alert');
  box.textContent = text;
  document.body.append(box);
}
