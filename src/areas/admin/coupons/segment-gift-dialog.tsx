import type { Category } from '#domain/catalogue/category.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { LEVELS } from '#domain/rewards/level.ts';
import type { SegmentGiftAbout } from '#machines/admin/coupons/segment-gift.machine.ts';
import { type SegmentCount, type SegmentValues, whyNot } from '#machines/admin/coupons/segment-gift.model.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { couponsText } from './coupons.text.ts';
import { wireSegmentGift } from './coupons.wiring.ts';

const text = couponsText.segment;
const ONES = LEVELS.map((_, index) => ({ value: String(index + 1), label: text.level(index + 1) }));
const DAYS = ['joinedFrom', 'joinedTo', 'lastOrderFrom', 'lastOrderTo'] as const;

type Props = {
  about: SegmentGiftAbout;
  categories: readonly Category[];
  onDone: () => void;
  onClose: () => void;
};

/** Dialog that selects a member segment, counts it and issues a coupon to each member. */
export function SegmentGiftDialog({ about, categories, onDone, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireSegmentGift(app, focusProblem, onDone), about);
  const { values, problems, error, counted } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  const at = (name: keyof SegmentValues) => ({
    problem: sentenceAt(problems, name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  const named = [
    { value: '', label: text.any },
    ...categories.map(({ type, name }) => ({ value: type, label: name })),
  ];
  return (
    <Dialog open title={text.title} onClose={() => isSaving || onClose()}>
      <form
        method="post"
        ref={form}
        data-flow="segmentGift"
        data-state={statePath(snapshot.value)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'form.submitted' });
        }}
      >
        <Stack>
          <Muted>{text.hint}</Muted>
          <Refusal reason={error} isUnknown={snapshot.matches({ choosing: 'unanswered' })} />
          <SelectField label={text.levelFrom} choices={ONES} {...at('levelFrom')} />
          <SelectField label={text.levelTo} choices={ONES} {...at('levelTo')} />
          {DAYS.map((name) => (
            <DateField key={name} label={text[name]} {...at(name)} />
          ))}
          <SelectField label={text.category} choices={named} {...at('boughtCategory')} />
          <Button tone="primary" size="wide" type="submit" busy={isSaving}>
            {isSaving ? text.working : text.count}
          </Button>
        </Stack>
      </form>
      {counted ? (
        <Counted
          counted={counted}
          open={snapshot.hasTag('open')}
          onConfirm={() => send({ type: 'gift.confirmed' })}
          onClose={() => send({ type: 'gift.dismissed' })}
        />
      ) : null}
    </Dialog>
  );
}

type CountedProps = { counted: SegmentCount; open: boolean; onConfirm: () => void; onClose: () => void };

function Counted({ counted, open, onConfirm, onClose }: CountedProps) {
  const why = whyNot(counted);
  const [count, holders] = [formatNumber(counted.count), formatNumber(counted.holders)];
  const given = formatNumber(counted.count - counted.holders);
  const reasons = {
    NOBODY: text.why.NOBODY,
    TOO_MANY: text.why.TOO_MANY(count, formatNumber(counted.most)),
    TOO_FEW: text.why.TOO_FEW(given, formatNumber(counted.left)),
  };
  return (
    <ConfirmDialog
      open={open}
      title={why ? text.cannot : text.ask}
      text={why ? reasons[why] : text.counted(count, holders, given)}
      {...(why ? {} : { action: { label: text.give(given), onConfirm } })}
      onClose={onClose}
    />
  );
}
