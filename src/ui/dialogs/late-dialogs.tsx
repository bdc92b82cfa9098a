import { addition } from '#src/lib/loading/preloadable.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import type { DialogProps } from './dialog.tsx';

const nothing = () => null;

/** A dialog of a page that is read before anything is asked: its code comes once the page is at rest. */
export const LateDialog = addition<DialogProps>(
  () => import('./dialog.tsx').then(({ Dialog }) => ({ default: Dialog })),
  nothing,
);

/** A question of such a page. */
export const LateConfirmDialog = addition<ConfirmDialogProps>(
  () => import('./confirm-dialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
  nothing,
);
