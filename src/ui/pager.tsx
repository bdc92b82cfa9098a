import { commonText } from '#src/text/ko/common.ts';
import { Button } from './button.tsx';
import { Row } from './layout.tsx';

type PagerProps = { page: number; totalPages: number; onGo: (page: number) => void };

/** Previous and next around 'N / M'; nothing when there is one page. Pages are 0-based inside, 1-based for people. */
export function Pager({ page, totalPages, onGo }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <Row as="nav" aria-label={commonText.pages} css={{ justifyContent: 'center' }}>
      <Button size="small" disabled={page <= 0} onClick={() => onGo(page - 1)}>
        {commonText.previous}
      </Button>
      <span aria-live="polite">{commonText.pageOf(page + 1, totalPages)}</span>
      <Button size="small" disabled={page >= totalPages - 1} onClick={() => onGo(page + 1)}>
        {commonText.next}
      </Button>
    </Row>
  );
}
