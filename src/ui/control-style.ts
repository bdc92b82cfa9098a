import { css } from '#src/styles/stitches.ts';

/** Shared look of text boxes and select boxes; 16 px text keeps iOS from zooming in. */
export const controlStyle = css({
  width: '100%',
  minHeight: '$control',
  padding: '$2 $3',
  fontSize: '$m',
  lineHeight: 1.4,
  color: '$ink',
  background: '$surface',
  border: '1px solid $control',
  borderRadius: '$s',
  transition: 'border-color $transitions$quick',
  '&::placeholder': { color: '$muted', opacity: 1 },
  '&:disabled': { background: '$soft', color: '$muted', cursor: 'not-allowed' },
  '&[aria-invalid="true"]': { borderColor: '$danger' },
  variants: { multiline: { true: { minHeight: '120px', resize: 'vertical' } } },
});
