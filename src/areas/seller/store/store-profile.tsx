import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { OwnStore, StoreForm } from '#domain/seller/store/own-store.ts';
import { CARRIERS } from '#domain/trade/delivery/carriers.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { SaveBar } from '#src/ui/forms/save-bar.tsx';
import { Card, Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { ownStoreText } from './store.text.ts';
import { wireStoreProfile } from './store.wiring.ts';

const text = ownStoreText.form;
const COURIERS = [
  { value: '', label: text.noCourier },
  ...CARRIERS.map(({ code, name }) => ({ value: code, label: name })),
];

/** Form of the store's description, notice and shipping addresses. */
export function StoreProfile({ store, onSaved }: { store: OwnStore; onSaved: () => void }) {
  const { toast } = useApp();
  const { form, focusProblem } = useProblemFocus();
  const finish = () => {
    toast(text.saved);
    onSaved();
  };
  const { snapshot, send } = useFlow((app) => wireStoreProfile(app, focusProblem, finish), store);
  const { values, problems, error } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  const field = (name: keyof StoreForm) => ({
    name,
    label: text[name],
    value: values[name],
    problem: sentenceAt(problems, name),
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return (
    <Card
      ref={form}
      as="form"
      method="post"
      noValidate
      aria-busy={isSaving}
      aria-label={text.title}
      data-flow="storeProfile"
      data-state={statePath(snapshot.value)}
      onSubmit={(event: { preventDefault(): void }) => {
        event.preventDefault();
        send({ type: 'form.submitted' });
      }}
    >
      <Stack>
        <SectionTitle>{text.title}</SectionTitle>
        <Muted>{text.nameHint}</Muted>
        <TextArea {...field('notice')} hint={text.noticeHint} />
        <TextArea {...field('description')} />
        <TextField {...field('phone')} required type="tel" inputMode="tel" autoComplete="tel" />
        <TextField {...field('email')} required type="email" autoComplete="email" />
        <TextField {...field('returnAddress')} autoComplete="off" />
        <SelectField {...field('courier')} choices={COURIERS} />
        <Refusal reason={error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
        <SaveBar inCard>
          <Button tone="primary" type="submit" busy={isSaving}>
            {isSaving ? text.saving : text.save}
          </Button>
        </SaveBar>
      </Stack>
    </Card>
  );
}
