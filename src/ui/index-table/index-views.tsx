import { styled } from '#src/styles/stitches.ts';
import { indexText } from '#src/text/index-table.ts';

/** A fixed view (tab) of a table. */
export type IndexView = { value: string | null; label: string; count?: number | undefined };

const Views = styled('div', {
  display: 'flex',
  gap: '$5',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: 'inset 0 -1px 0 $colors$line',
  '& > button': {
    flex: 'none',
    minWidth: '44px',
    minHeight: '44px',
    padding: 0,
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'transparent',
    color: '$ink3',
    fontWeight: '$semibold',
    cursor: 'pointer',
    '&[aria-pressed="true"]': { color: '$ink', borderColor: '$ink' },
    '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none', borderRadius: '$control' },
    '& small': {
      marginLeft: '$1',
      fontSize: '$meta',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: '$regular',
    },
  },
});
type ViewsProps = {
  views: readonly IndexView[];
  chosen: string | null;
  onChoose: (value: string | null) => void;
};

/** Tabs of a table, each with its number of rows. */
export const IndexViews = ({ views, chosen, onChoose }: ViewsProps) => (
  <Views role="group" aria-label={indexText.views}>
    {views.map(({ value, label, count }) => (
      <button key={value ?? ''} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        {label}
        {count === undefined ? null : <small>{count.toLocaleString('ko-KR')}</small>}
      </button>
    ))}
  </Views>
);
