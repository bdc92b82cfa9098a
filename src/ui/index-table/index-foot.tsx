import { countedTo } from '#domain/kit/capped-count.ts';
import { MAX_LISTED, type Page } from '#domain/kit/page.ts';
import { styled } from '#src/styles/stitches.ts';
import { indexText } from '#src/text/index-table.ts';
import { Select } from '../forms/field.tsx';
import { Muted, Row } from '../layout/layout.tsx';
import { Pager } from '../pager.tsx';

const Size = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$meta',
  color: '$ink3',
  whiteSpace: 'nowrap',
  '& select': { width: 'auto', minHeight: '44px', fontSize: '$label' },
});

type IndexFootProps = {
  page: Page<unknown>;
  size: number;
  sizes: readonly number[];
  /** True for a text search, whose total is counted only up to `countedTo`. */
  isSearched?: boolean;
  onGo: (page: number) => void;
  onSize: (size: number) => void;
};

/** Pager, page size and total of a table. */
export const IndexFoot = ({ page, size, sizes, isSearched = false, onGo, onSize }: IndexFootProps) => (
  <Row spread css={{ paddingTop: '$2' }}>
    <Muted>
      {page.totalElements >= (isSearched ? countedTo({ page: page.page, size }) : MAX_LISTED)
        ? indexText.most(page.totalElements.toLocaleString('ko-KR'))
        : indexText.total(page.totalElements.toLocaleString('ko-KR'))}
    </Muted>
    <Pager page={page.page} totalPages={page.totalPages} onGo={onGo} />
    <Size>
      {indexText.size}
      <Select value={size} onChange={({ target }) => onSize(Number(target.value))}>
        {sizes.map((one) => (
          <option key={one} value={one}>
            {indexText.rows(one)}
          </option>
        ))}
      </Select>
    </Size>
  </Row>
);
