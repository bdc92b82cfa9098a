import { useRef } from 'react';
import { commonText } from '#src/text/common.ts';
import { Button } from './button.tsx';
import { Row } from './layout/layout.tsx';

type PagerProps = { page: number; totalPages: number; onGo: (page: number) => void };

/** Ignores the second half of a double click, which would press what scrolling has put under the pointer. */
function swallowSecondClick(): void {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
}

/**
 * Previous and next around 'N / M'; renders nothing for a single page. Pages are 0-based in code, 1-based on screen.
 * It stands below its list and scrolls to the top of the list on a page turn.
 */
export function Pager({ page, totalPages, onGo }: PagerProps) {
  const nav = useRef<HTMLDivElement>(null);
  if (totalPages <= 1) return null;
  const go = (next: number) => {
    onGo(next);
    const list = nav.current?.previousElementSibling;
    if (!list || list.getBoundingClientRect().top >= 0) return;
    list.scrollIntoView({ block: 'start' });
    swallowSecondClick();
  };
  return (
    <Row ref={nav} as="nav" aria-label={commonText.pages} css={{ justifyContent: 'center' }}>
      <Button size="small" blocked={page <= 0} onClick={() => go(page - 1)}>
        {commonText.previous}
      </Button>
      <span aria-live="polite">{commonText.pageOf(page + 1, totalPages)}</span>
      <Button size="small" blocked={page >= totalPages - 1} onClick={() => go(page + 1)}>
        {commonText.next}
      </Button>
    </Row>
  );
}
