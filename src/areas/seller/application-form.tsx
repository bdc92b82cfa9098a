import type { ReactNode } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { OwnApplication } from '#domain/seller/application.ts';
import { type ApplicationValues, documentBefore } from '#machines/seller/store/application-form.machine.ts';
import { PostcodeField } from '#src/areas/members/addresses/postcode-field.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { TextArea, TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Card, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { applicationText } from './application.text.ts';
import { wireApplicationDocument, wireApplicationForm } from './application-form.wiring.ts';
import { DocumentField } from './document-field.tsx';
import { purchasePaths } from './purchases/paths.ts';

const text = applicationText.form;
type Words = Exclude<keyof ApplicationValues, 'agreed' | 'isMailOrderExempt' | 'documentId'>;
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
  const zip = (search: ReactNode) => (
    <TextField
      {...field('zipCode')}
      required
      action={search}
      autoComplete="postal-code"
      inputMode="numeric"
    />
  );
  const agreeing = sentenceAt(problems, 'agreed');
  return (
    <Stack
      ref={form}
      gap={6}
      as="form"
      method="post"
      noValidate
      aria-busy={isSaving}
      aria-label={text.title}
      data-flow="applicationForm"
      data-state={statePath(snapshot.value)}
      onSubmit={(event: { preventDefault(): void }) => {
        event.preventDefault();
        if (!isWaiting) send({ type: 'form.submitted' });
      }}
    >
      <Card>
        <Stack>
          <SectionTitle>{text.groups.store}</SectionTitle>
          <TextField {...field('storeName')} required hint={text.storeNameHint} autoComplete="off" />
          <TextArea {...field('description')} hint={text.descriptionHint} />
        </Stack>
      </Card>
      <Card>
        <Stack>
          <SectionTitle>{text.groups.business}</SectionTitle>
          <TextField
            {...field('businessNo')}
            required
            hint={text.businessNoHint}
            inputMode="numeric"
            autoComplete="off"
          />
          <DocumentField
            snapshot={paper.snapshot}
            send={paper.send}
            problem={sentenceAt(problems, 'documentId')}
            isHeld={isSaving}
          />
          <TextField {...field('ownerName')} required autoComplete="name" />
          <TextField
            {...field('phone')}
            required
            hint={text.phoneHint}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <PostcodeField
            onChoose={({ zipCode, roadAddress }) => change({ zipCode, addressLine1: roadAddress })}
          >
            {zip}
          </PostcodeField>
          <TextField {...field('addressLine1')} required autoComplete="address-line1" />
          <TextField {...field('addressLine2')} autoComplete="address-line2" />
        </Stack>
      </Card>
      <Card>
        <Stack>
          <SectionTitle>{text.groups.report}</SectionTitle>
          <TextField {...field('mailOrderNo')} autoComplete="off" />
          <Checkbox
            checked={values.isMailOrderExempt}
            onChange={({ target }) => change({ isMailOrderExempt: target.checked })}
          >
            {text.isMailOrderExempt}
          </Checkbox>
        </Stack>
      </Card>
      <Stack gap={3}>
        <p>
          {applicationText.noOrders}{' '}
          <TextLink href={purchasePaths.all}>{applicationText.toPurchases}</TextLink>
        </p>
        <Checkbox checked={values.agreed} onChange={({ target }) => change({ agreed: target.checked })}>
          {text.agreed}
        </Checkbox>
        <Refusal reason={agreeing ?? error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
        <Row>
          <Button tone="primary" type="submit" busy={isSaving} blocked={isWaiting}>
            {isSaving ? text.sending : before?.state === 'MORE_INFO' ? text.sendAgain : text.send}
          </Button>
          <Button type="button" blocked={isSaving} onClick={() => isSaving || onClose()}>
            {text.cancel}
          </Button>
          {isWaiting ? <Muted role="status">{applicationText.document.waits}</Muted> : null}
        </Row>
      </Stack>
    </Stack>
  );
}
