import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { StoreFormAbout } from '#machines/admin/stores/store-form.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { TextArea, TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
import { storesText as text } from './stores.text.ts';
import { wireStoreForm } from './stores.wiring.ts';

type Props = {
  store: StoreFormAbout['store'];
  deed: StoreFormAbout['deed'];
  onDone: () => void;
  onClose: () => void;
};

/** Dialog that changes a store with a reason. */
export function StoreDialog({ store, deed, onDone, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireStoreForm(app, focusProblem, onDone), { store, deed });
  const { values, problems } = snapshot.context;
  return (
    <FormDialog
      flow="storeForm"
      snapshot={snapshot}
      form={form}
      title={text.deedOf(store.name, text.deeds[deed])}
      action={{ label: text.deeds[deed], busy: text.form.sending }}
      hint={<Muted>{text.form[deed]}</Muted>}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      {deed === 'name' ? (
        <TextField
          label={text.form.storeName}
          required
          value={values.storeName}
          problem={sentenceAt(problems, 'storeName')}
          onChange={({ target }) => send({ type: 'field.changed', change: { storeName: target.value } })}
        />
      ) : null}
      {deed === 'fee' ? (
        <NumberField
          label={text.form.percent}
          unit={numbersText.percent}
          hint={text.form.percentHint}
          inputMode="decimal"
          required
          value={values.percent}
          problem={sentenceAt(problems, 'percent')}
          onChange={({ target }) => send({ type: 'field.changed', change: { percent: target.value } })}
        />
      ) : null}
      <TextArea
        label={text.form.reason}
        required
        value={values.reason}
        problem={sentenceAt(problems, 'reason')}
        onChange={({ target }) => send({ type: 'field.changed', change: { reason: target.value } })}
      />
    </FormDialog>
  );
}
