import { useRef } from 'react';
import { commonText } from '#src/text/common.ts';
import { Button } from './button.tsx';
import { Row } from './layout/layout.tsx';

type PagerProps = { page: number; totalPages: number; onGo: (page: number) => void };

/** The second half of a double click would press what the scrolling has put under the pointer. */
function swallowSecondClick(): void {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
}

/**
 * Previous and next around 'N / M'; nothing when there is one page. Pages are 0-based inside, 1-based for people.
 * It stands below its list, whose top is shown again for the next page.
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
