import { styled } from '#src/styles/stitches.ts';

/** Group of the choices of one option, such as colour or size. */
export const Group = styled('fieldset', {
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: '$2', color: '$ink2', fontSize: '$meta' },
  '& legend strong': { color: '$ink', fontWeight: '$semibold' },
});

/** Row of values that scrolls sideways on small screens. */
export const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  variants: {
    wrapped: {
      true: {},
      false: {
        '@small': {
          flexWrap: 'nowrap',
          margin: '-10px calc(50% - 50vw)',
          padding: '10px $gutter',
          overflowX: 'auto',
          scrollbarWidth: 'none',
          scrollPaddingInline: '$space$gutter',
        },
      },
    },
  },
});

const chosen = { borderColor: '$ink', boxShadow: 'inset 0 0 0 .5px $colors$ink' } as const;

/** Button of a value, equally wide in its group. */
export const Cell = styled('button', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minWidth: '60px',
  height: '48px',
  padding: '0 $2',
  border: '1px solid $control',
  borderRadius: '$control',
  background: '$bg',
  fontSize: '$body',
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&[aria-pressed="true"]': { ...chosen, fontWeight: '$semibold' },
  '&:active': { opacity: 0.72 },
  '&:disabled': { color: '$ink3', background: '$sunken', borderColor: 'transparent', cursor: 'not-allowed' },
  '& small': { color: '$sale', fontSize: '$micro', fontWeight: '$regular' },
  '&:disabled small': { color: '$ink3' },
});

/** Badge of the advised size. */
export const Advised = styled('span', {
  position: 'absolute',
  top: '-9px',
  left: '50%',
  transform: 'translateX(-50%)',
  padding: '1px 7px',
  borderRadius: '$round',
  background: '$ink',
  color: '$onInk',
  fontSize: '$micro',
  fontWeight: '$semibold',
  whiteSpace: 'nowrap',
});

/** Button of a colour with a picture of the product in it. */
export const Swatch = styled('button', {
  flex: 'none',
  width: '58px',
  height: '58px',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '$control',
  overflow: 'hidden',
  background: '$tile',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { borderColor: '$ink', boxShadow: '0 0 0 .5px $colors$ink' },
  variants: { soldOut: { true: { '& img': { opacity: 0.4 } } } },
});
