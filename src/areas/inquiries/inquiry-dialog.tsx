import { type ReactNode, useState } from 'react';
import { INQUIRY_TOPICS, type InquiryTopic } from '#domain/inquiries/inquiry.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { INQUIRY_LENGTH, MAX_INQUIRY_PICTURES } from '#domain/policies/inquiries.ts';
import type { InquiryValues } from '#machines/inquiries/inquiry-form.machine.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { SelectField, TextArea } from '#src/ui/forms/field.tsx';
import { ImagePicker } from '#src/ui/forms/image-picker.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { inquiryText, TOPIC_CHOICES, inquiryFormText as text } from './inquiries.text.ts';
import { wireInquiryForm, withDraft } from './inquiries.wiring.ts';

const TOPICS = [{ value: '', label: text.choose }, ...TOPIC_CHOICES];

export type InquiryDialogProps = {
  /** Line of an order with the name of its product; null for an inquiry to the shop. */
  line: { lineId: number; productName: string } | null;
  /** Claim on the line with its code. */
  claim?: { claimId: number; code: string } | undefined;
  /** Event about which the shop is asked. */
  eventId?: number | null;
  /** Topic that is chosen first, and text that the form opens with. */
  topic?: InquiryTopic | '' | undefined;
  content?: string;
  onClose: () => void;
};

/** What the inquiry is about: the product of the line with its claim, or an event. */
function hintOf({ line, claim, eventId = null }: InquiryDialogProps): ReactNode {
  if (line)
    return (
      <>
        <strong>{line.productName}</strong>
        {claim?.code ? <Muted>{inquiryText.claim(claim.code)}</Muted> : null}
      </>
    );
  return eventId === null ? null : <Muted>{text.aboutEvent}</Muted>;
}

/** Form of a new inquiry to the store of an order line, or to the shop. */
export default function InquiryDialog(props: InquiryDialogProps) {
  const { line, claim, eventId = null, topic = '', content = '', onClose } = props;
  const app = useApp();
  const { form, focusProblem } = useProblemFocus();
  const [input] = useState(() => {
    const subject = { lineId: line?.lineId ?? null, claimId: claim?.claimId ?? null, eventId };
    return { subject, values: withDraft(app, subject, { topic, content, images: [] }) };
  });
  const { snapshot, send } = useFlow((services) => wireInquiryForm(services, focusProblem), input);
  const { values, problems } = snapshot.context;
  const change = (part: Partial<InquiryValues>) => send({ type: 'field.changed', change: part });
  return (
    <FormDialog
      flow="inquiryForm"
      snapshot={snapshot}
      form={form}
      title={line ? text.toStore : text.toShop}
      action={{ label: text.send, busy: text.sending }}
      hint={hintOf(props)}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <SelectField
        label={text.topic}
        choices={TOPICS}
        value={values.topic}
        problem={sentenceAt(problems, 'topic')}
        onChange={({ target }) => change({ topic: INQUIRY_TOPICS.find((one) => one === target.value) ?? '' })}
      />
      <TextArea
        label={text.content}
        hint={text.contentHint(values.content.length, INQUIRY_LENGTH.min, INQUIRY_LENGTH.max)}
        value={values.content}
        maxLength={INQUIRY_LENGTH.max}
        problem={sentenceAt(problems, 'content')}
        onChange={({ target }) => change({ content: target.value })}
      />
      <ImagePicker
        images={values.images}
        max={MAX_INQUIRY_PICTURES}
        problem={sentenceAt(problems, 'pictureIds')}
        onChange={(images) => change({ images })}
      />
      <Muted>{line ? text.hint : text.shopHint}</Muted>
      {line ? <Muted>{text.privacy}</Muted> : null}
    </FormDialog>
  );
}
