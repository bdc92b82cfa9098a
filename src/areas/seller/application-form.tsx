import type { ReactNode, Ref } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { OwnApplication } from '#domain/seller/application.ts';
import { type ApplicationValues, documentBefore } from '#machines/seller/store/application-form.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { type FlowOf, useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx';
import { TextArea, TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { SaveBar } from '#src/ui/forms/save-bar.tsx';
import { Card, Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { applicationText } from './application.text.ts';
import { wireApplicationDocument, wireApplicationForm } from './application-form.wiring.ts';
import { BusinessFields } from './business-fields.tsx';
import { DocumentField } from './document-field.tsx';
import { purchasePaths } from './purchases/paths.ts';

const text = applicationText.form;
type Words = Exclude<keyof ApplicationValues, 'agreed' | 'isMailOrderExempt' | 'documentId'>;
/** Name of the field of a problem; the consent is a sentence. */
const nameOf = (field: string): string => text.names[field] ?? field;
type Props = {
  /** Earlier application whose values are filled in; null for a first one. */
  before: OwnApplication | null;
  onSent: () => void;
  onClose: () => void;
};

/** Form of a seller application. */
export default function ApplicationForm({ before, onSent, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireApplicationForm(app, focusProblem, onSent), before);
  const { values, problems, error } = snapshot.context;
  const refusal = sentenceAt(problems, 'agreed') ?? error;
  const isSaving = snapshot.hasTag('saving');
  const change = (part: Partial<ApplicationValues>) => send({ type: 'field.changed', change: part });
  const paper = useFlow(
    (app) => wireApplicationDocument(app, (documentId) => change({ documentId })),
    documentBefore(before),
  );
  // During an upload the form does not have the document's id yet.
  const isWaiting = paper.snapshot.hasTag('saving');
  const field = (name: Words) => ({
    name,
    label: text[name],
    value: values[name],
    problem: sentenceAt(problems, name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <FlowForm ref={form} snapshot={snapshot} onSubmit={() => isWaiting || send({ type: 'form.submitted' })}>
      <ErrorSummary form={form} problems={problems} nameOf={nameOf} />
      <Group title={text.groups.store}>
        <TextField {...field('storeName')} required hint={text.storeNameHint} autoComplete="off" />
        <TextArea {...field('description')} hint={text.descriptionHint} />
      </Group>
      <Group title={text.groups.business}>
        <BusinessFields field={field} onAddress={change}>
          <DocumentField
            snapshot={paper.snapshot}
            send={paper.send}
            problem={sentenceAt(problems, 'documentId')}
            isHeld={isSaving}
          />
        </BusinessFields>
      </Group>
      <Group title={text.groups.report}>
        <TextField {...field('mailOrderNo')} autoComplete="off" />
        <Exemption
          isExempt={values.isMailOrderExempt}
          onChange={(isMailOrderExempt) => change({ isMailOrderExempt })}
        />
      </Group>
      <Stack gap={3}>
        <Consent isAgreed={values.agreed} onChange={(agreed) => change({ agreed })} />
        <Refusal reason={refusal} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
      </Stack>
      <Acts
        label={before?.state === 'MORE_INFO' ? text.sendAgain : text.send}
        isSaving={isSaving}
        isWaiting={isWaiting}
        onClose={onClose}
      />
    </FlowForm>
  );
}

type FormProps = {
  ref: Ref<HTMLFormElement>;
  snapshot: FlowOf<(app: AppServices) => ReturnType<typeof wireApplicationForm>>['snapshot'];
  onSubmit: () => void;
  children: ReactNode;
};

/** Form element of the flow, submitted without loading a page. */
const FlowForm = ({ ref, snapshot, onSubmit, children }: FormProps) => (
  <Stack
    ref={ref}
    gap={6}
    as="form"
    method="post"
    noValidate
    aria-busy={snapshot.hasTag('saving')}
    aria-label={text.title}
    data-flow="applicationForm"
    data-state={statePath(snapshot.value)}
    onSubmit={(event: { preventDefault(): void }) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </Stack>
);

/** Statement that the business needs no number of a mail-order report. */
const Exemption = ({ isExempt, onChange }: { isExempt: boolean; onChange: (isExempt: boolean) => void }) => (
  <Checkbox checked={isExempt} onChange={({ target }) => onChange(target.checked)}>
    {text.isMailOrderExempt}
  </Checkbox>
);

type ActsProps = { label: string; isSaving: boolean; isWaiting: boolean; onClose: () => void };

/** Sends or closes the form; it cannot be sent during an upload. */
const Acts = ({ label, isSaving, isWaiting, onClose }: ActsProps) => (
  <SaveBar>
    {isWaiting ? <Muted role="status">{applicationText.document.waits}</Muted> : null}
    <Button type="button" blocked={isSaving} onClick={() => isSaving || onClose()}>
      {text.cancel}
    </Button>
    <Button tone="primary" type="submit" busy={isSaving} blocked={isWaiting}>
      {isSaving ? text.sending : label}
    </Button>
  </SaveBar>
);

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <Stack>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </Stack>
  </Card>
);

/** Consent to the terms of selling, and what becomes of the member's own orders. */
const Consent = ({ isAgreed, onChange }: { isAgreed: boolean; onChange: (isAgreed: boolean) => void }) => (
  <>
    <p>
      {applicationText.noOrders} <TextLink href={purchasePaths.all}>{applicationText.toPurchases}</TextLink>
    </p>
    <Checkbox name="agreed" checked={isAgreed} onChange={({ target }) => onChange(target.checked)}>
      {text.agreed}
    </Checkbox>
  </>
);
