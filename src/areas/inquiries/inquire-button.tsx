import { useState } from 'react';
import type { InquiryTopic } from '#domain/inquiries/inquiry.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Button } from '#src/ui/button.tsx';
import { inquiryFormText as text } from './inquiries.text.ts';

/** Form of an inquiry, loaded with the first press. */
const InquiryDialog = addition(
  () => import('./inquiry-dialog.tsx'),
  () => null,
);

type Props = {
  line: { lineId: number; productName: string };
  /** Topic that is chosen first. */
  topic?: InquiryTopic | undefined;
};

/** Button on an order line that opens an inquiry to its store, and then its thread. */
export function InquireButton({ line, topic }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" size="small" onClick={() => setOpen(true)}>
        {text.toStore}
      </Button>
      {isOpen ? <InquiryDialog line={line} topic={topic ?? ''} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
