import { styled } from '#src/styles/stitches.ts';

/** Frame of the header's search. */
export const SearchForm = styled('form', {
  position: 'relative',
  display: 'flex',
  flex: 1,
  minWidth: 0,
  maxWidth: '420px',
});
