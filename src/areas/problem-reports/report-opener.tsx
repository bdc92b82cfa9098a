import { useState } from 'react';
import { useMemberAct } from '#src/flow/use-member-act.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import type { ReportDialogProps } from './report-dialog.tsx';
import { reportOpenerText as text } from './report-opener.text.ts';

const Opener = styled('button', {
  display: 'flex',
  alignItems: 'center',
  minHeight: '32px',
  padding: 0,
  border: 0,
  background: 'none',
  color: '$ink2',
  font: 'inherit',
  cursor: 'pointer',
  '@hover': { '&:hover': { color: '$ink', textDecoration: 'underline', textUnderlineOffset: '3px' } },
  '@small': { minHeight: '44px' },
});
const ReportDialog = addition<ReportDialogProps>(
  () => import('./report-dialog.tsx'),
  () => null,
);

/** Button of the footer that opens the dialog of a problem report; guests are sent to the login page first. */
export default function ReportOpener() {
  const [isOpen, setOpen] = useState(false);
  const { act, isHeld } = useMemberAct(text.needsLogin, () => setOpen(true));
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" disabled={isHeld} onClick={act}>
        {text.open}
      </Opener>
      {isOpen ? <ReportDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
