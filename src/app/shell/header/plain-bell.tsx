import type { ReactNode } from 'react';
import { paths } from '#src/lib/navigation/paths.ts';
import { shellText } from '#src/text/shell.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { HeaderIcon } from './header-item.ts';

type PlainBellProps = { label?: string; children?: ReactNode };

/** Link to the notices without a number. */
export const PlainBell = ({ label = shellText.bell, children }: PlainBellProps) => (
  <HeaderIcon href={paths.notices} aria-label={label}>
    <Icon name="bell" />
    {children}
  </HeaderIcon>
);
