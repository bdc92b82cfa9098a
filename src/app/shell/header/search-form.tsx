import type { ComponentProps } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

const Frame = styled('form', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  maxWidth: '360px',
  '& > svg': { position: 'absolute', left: '14px', width: '20px', pointerEvents: 'none', color: '$ink3' },
  '& input': {
    minHeight: '44px',
    paddingLeft: '42px',
    border: '1px solid transparent',
    borderRadius: '$round',
    background: '$sunken',
    // The pill has a way to empty it already: the keyboard.
    '&::-webkit-search-cancel-button': { opacity: 0.6 },
    '&::placeholder': { color: '$ink3', opacity: 1 },
  },
});

/** Search form: a pill with its icon. */
export const SearchForm = ({ children, ...props }: ComponentProps<typeof Frame>) => (
  <Frame {...props}>
    <Icon name="search" />
    {children}
  </Frame>
);
