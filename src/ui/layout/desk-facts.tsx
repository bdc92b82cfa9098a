import type { ReactNode } from 'react';
import { Collapsible } from './collapsible.tsx';
import { useWide } from './use-wide.ts';

/** What stands above a list: in full, or collapsed under `summary` on small screens, which begin with the list. */
export const DeskFacts = ({ summary, children }: { summary: string; children: ReactNode }) =>
  useWide() ? children : <Collapsible summary={summary}>{children}</Collapsible>;
