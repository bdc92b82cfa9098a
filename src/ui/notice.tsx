import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';

const Root = styled('div', {
  padding: '$3 $4',
  borderRadius: '$s',
  borderLeft: '3px solid',
  fontSize: '$s',
  lineHeight: 1.5,
  variants: {
    tone: {
      info: { background: '$soft', borderColor: '$muted' },
      accent: { background: '$accentSoft', borderColor: '$accent' },
      success: { background: '$successSoft', borderColor: '$success' },
      danger: { background: '$dangerSoft', borderColor: '$danger', color: '$danger' },
    },
  },
});

export type NoticeProps = {
  tone?: 'info' | 'accent' | 'success' | 'danger' | undefined;
  /** `alert` interrupts a screen reader, `status` waits; none when it was there from the start. */
  role?: 'alert' | 'status' | undefined;
  children: ReactNode;
};

/** A message within the page. */
export function Notice({ tone = 'info', role, children }: NoticeProps) {
  return (
    <Root tone={tone} {...(role ? { role } : {})}>
      {children}
    </Root>
  );
}
