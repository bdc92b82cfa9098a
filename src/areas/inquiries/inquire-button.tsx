import { useState } from 'react';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Button } from '#src/ui/button.tsx';
import { inquiryFormText as text } from './inquiries.text.ts';
import type { InquiryDialogProps } from './inquiry-dialog.tsx';

/** Form of an inquiry, loaded with the first press. */
export const LateInquiryDialog = addition<InquiryDialogProps>(
  () => import('./inquiry-dialog.tsx'),
  () => null,
);

/** Button on an order line or a claim that opens an inquiry to its store, and then its thread. */
export function InquireButton(about: Omit<InquiryDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" size="small" onClick={() => setOpen(true)}>
        {text.toStore}
      </Button>
      {isOpen ? <LateInquiryDialog {...about} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
