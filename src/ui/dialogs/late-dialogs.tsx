import { addition } from '#src/lib/loading/preloadable.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import type { DialogProps } from './dialog.tsx';

const nothing = () => null;

/** Dialog of a page that opens none at first: its code loads once the page is idle. */
export const LateDialog = addition<DialogProps>(
  () => import('./dialog.tsx').then(({ Dialog }) => ({ default: Dialog })),
  nothing,
);

/** Confirmation of such a page, loaded the same way. */
export const LateConfirmDialog = addition<ConfirmDialogProps>(
  () => import('./confirm-dialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
  nothing,
);
