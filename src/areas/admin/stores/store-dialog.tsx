import type { StoreRow } from '#domain/admin/stores/store-admin.ts';
import { sentenceAt } from '#domain/kit/problems.ts';
import type { StoreFormAbout } from '#machines/admin/store-form.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { TextArea } from '#src/ui/field.tsx';
import { FormDialog } from '#src/ui/form-dialog.tsx';
import { Muted } from '#src/ui/layout.tsx';
import { useProblemFocus } from '#src/ui/problem-focus.ts';
import { storesText as text } from './stores.text.ts';
import { wireStoreForm } from './stores.wiring.ts';

type Props = {
  store: StoreRow;
  deed: StoreFormAbout['deed'];
  onDone: () => void;
  onClose: () => void;
};

/** A store stops selling or sells again, for a reason. */
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
