import { type ReactNode, useId, useState } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import { filterText as text } from '#src/areas/catalogue/filters/product-filters.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.tsx';
import { type FacetChoice, type FacetShape, FacetValues } from './facet-values.tsx';

const Group = styled('fieldset', {
  border: 0,
  margin: 0,
  padding: '$1 0 $5',
  minWidth: 0,
  boxShadow: '0 1px 0 $colors$line',
  '& legend': { float: 'left', width: '100%', padding: 0 },
  '& legend + *': { clear: 'both' },
  '@small': { boxShadow: 'none', padding: '0 0 $6' },
});
const Fold = styled('button', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '48px',
  padding: 0,
  border: 0,
  background: 'transparent',
  fontWeight: '$semibold',
  fontSize: '$label',
  textAlign: 'left',
  cursor: 'pointer',
  '& svg': { color: '$ink3', transition: 'rotate $transitions$fast' },
  '&[aria-expanded="false"] svg': { rotate: '180deg' },
  // The filter sheet of small screens has its own navigation instead.
  '@small': { pointerEvents: 'none', '& svg': { display: 'none' } },
});

type FacetGroupProps = {
  label: string;
  choices: readonly FacetChoice[];
  shape?: FacetShape;
  /** Further controls of this filter. */
  children?: ReactNode;
};

/** Values of one filter with their counts. Values with count 0 stay in place, greyed out, so that nothing moves. */
export function FacetGroup({ label, choices, shape = 'list', children }: FacetGroupProps) {
  const [isOpen, open] = useState(true);
  const id = useId();
  const chosen = choices.filter(({ checked }) => checked).length;
  return (
    <Group data-facet={label}>
      <legend>
        <Fold type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => open(!isOpen)}>
          <span>
            {label}
            {chosen > 0 ? (
              <>
                {` ${formatNumber(chosen)}`}
                <VisuallyHidden>{text.chosen}</VisuallyHidden>
              </>
            ) : null}
          </span>
          <Icon name="up" size={20} />
        </Fold>
      </legend>
      <div id={id} hidden={!isOpen}>
        <FacetValues choices={choices} shape={shape} />
        {children}
      </div>
    </Group>
  );
}
