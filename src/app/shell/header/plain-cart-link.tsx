import type { ReactNode } from 'react';
import { paths } from '#src/lib/navigation/paths.ts';
import { shellText } from '#src/text/shell.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { HeaderIcon } from './header-item.ts';

type PlainCartLinkProps = { label?: string; children?: ReactNode };

/** Link to the cart without a number. */
export const PlainCartLink = ({ label = shellText.cart, children }: PlainCartLinkProps) => (
  <HeaderIcon href={paths.cart} aria-label={label}>
    <Icon name="bag" />
    {children}
  </HeaderIcon>
);
