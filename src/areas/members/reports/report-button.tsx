import { useState } from 'react';
import type { Reported } from '#machines/members/account/report.machine.ts';
import { reportPress as text } from '#src/areas/members/reports/report-press.text.ts';
import { useMemberAct } from '#src/flow/use-member-act.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Button } from '#src/ui/button.tsx';
import type { ReportDialogProps } from './report-dialog.tsx';

const ReportDialog = addition<ReportDialogProps>(
  () => import('./report-dialog.tsx'),
  () => null,
);

type ReportButtonProps = {
  of: Reported;
  /** Called after a report, to hide the content; without it the content stays and the button shows "reported". */
  onGone?: () => void;
  /** Label, where several things on the page can be reported. */
  label?: string;
  /** True if the viewer has reported it before. */
  isReported?: boolean;
};

/** Button that reports content; its dialog is loaded by the first press. */
export function ReportButton({
  of,
  onGone,
  label = text.report,
  isReported: wasReported = false,
}: ReportButtonProps) {
  const [press, setPress] = useState(0);
  const [isSent, setSent] = useState(false);
  const isReported = wasReported || isSent;
  const { act, isHeld } = useMemberAct(text.loginFirst, () => setPress((times) => times + 1));
  return (
    <>
      <Button size="small" tone="ghost" type="button" blocked={isHeld || isReported} onClick={act}>
        {isReported ? text.reported : label}
      </Button>
      {press > 0 ? <ReportDialog of={of} press={press} onGone={onGone ?? (() => setSent(true))} /> : null}
    </>
  );
}
