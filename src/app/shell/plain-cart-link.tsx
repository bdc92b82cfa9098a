import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#src/lib/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { shellText } from '#src/text/shell.ts';
import { Icon } from '#src/ui/icon.tsx';

const Frame = styled(Link, {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
});

type PlainCartLinkProps = { label?: string; children?: ReactNode };

/** The way to the cart, until its number is there and while there is none. */
export const PlainCartLink = ({ label = shellText.cart, children }: PlainCartLinkProps) => (
  <Frame href={paths.cart} aria-label={label}>
    <Icon name="bag" />
    {children}
  </Frame>
);
