import type { ReactNode } from 'react';
import { EVENT_LIMITS } from '#domain/events/event-form.ts';
import { EVENT_TYPES } from '#domain/events/event-states.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { type EventValues, fixedFields } from '#machines/admin/events/event-editor.model.ts';
import { styled } from '#src/styles/stitches.ts';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { SelectField, TextArea, TextField } from '#src/ui/forms/field.tsx';
import { ImagePicker } from '#src/ui/forms/image-picker.tsx';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { CountedField } from '#src/ui/numbers/counted-field.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
import type { EditorFlow } from './editor-flow.ts';
import { eventEditorText as text } from './event-editor.text.ts';
import { RewardEditor } from './reward-editor.tsx';

const Pairs = styled('div', {
  display: 'grid',
  gap: '$4',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
});
/** Fieldset, so that all controls can be disabled at once. */
const Group = styled('fieldset', { border: 0, margin: 0, padding: 0, minWidth: 0 });

const TYPES = EVENT_TYPES.map((value) => ({ value, label: text.types[value] }));
const LONG = ['description', 'participationMethod', 'selectionCriteria', 'precautions'] as const;
const DAYS = [
  'purchaseStartDate',
  'purchaseEndDate',
  'eventStartDate',
  'eventEndDate',
  'announcement',
] as const;
type Name = keyof Omit<EventValues, 'rewards' | 'images' | 'type'>;

/** All fields of an event. */
export function EventFields({ flow }: { flow: EditorFlow }) {
  const { snapshot, send } = flow;
  const { values, problems, about } = snapshot.context;
  const fixed = fixedFields(about);
  const at = (name: Name) => ({
    name,
    label: text.fields[name],
    value: values[name],
    problem: sentenceAt(problems, name),
    disabled: fixed.has(name),
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return (
    <>
      <Section title={text.sections.basics}>
        <TextField {...at('title')} required maxLength={EVENT_LIMITS.title} />
        <Pairs>
          <TypeField flow={flow} isFixed={fixed.has('type')} />
          <NumberField {...at('maxParticipants')} required unit={numbersText.people} />
          <CountedField {...at('voteBlackoutHours')} unit={numbersText.hours} hint={text.blackoutHint} />
        </Pairs>
      </Section>
      <Section title={text.sections.days} hint={text.daysHint}>
        <Pairs>
          {DAYS.map((name) => (
            <DateField key={name} {...at(name)} required />
          ))}
        </Pairs>
      </Section>
      <Section title={text.sections.pictures}>
        <Group data-field="images" disabled={fixed.has('images')}>
          <ImagePicker
            images={values.images}
            max={EVENT_LIMITS.pictures}
            megabytes={EVENT_LIMITS.megabytes}
            problem={sentenceAt(problems, 'images')}
            onChange={(images) => send({ type: 'field.changed', change: { images } })}
          />
        </Group>
      </Section>
      <Section title={text.sections.words}>
        {LONG.map((name) => (
          <TextArea
            key={name}
            {...at(name)}
            required
            maxLength={EVENT_LIMITS.text}
            hint={text.countOf(values[name].length, EVENT_LIMITS.text)}
          />
        ))}
      </Section>
      <Section title={text.sections.rewards}>
        <Group data-field="rewards" disabled={fixed.has('rewards')}>
          <RewardEditor flow={{ snapshot, send }} />
        </Group>
      </Section>
    </>
  );
}

/** Type of the event, which decides about its other fields. */
function TypeField({ flow: { snapshot, send }, isFixed }: { flow: EditorFlow; isFixed: boolean }) {
  const { values, problems } = snapshot.context;
  return (
    <SelectField
      name="type"
      label={text.fields.type}
      required
      choices={TYPES}
      hint={text.typeHints[values.type]}
      value={values.type}
      disabled={isFixed}
      problem={sentenceAt(problems, 'type')}
      onChange={({ target }) => {
        const kind = EVENT_TYPES.find((one) => one === target.value);
        if (kind) send({ type: 'type.chosen', kind });
      }}
    />
  );
}

const Section = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <Stack as="section" gap={4}>
    <Stack gap={2}>
      <SectionTitle>{title}</SectionTitle>
      {hint ? <Muted>{hint}</Muted> : null}
    </Stack>
    {children}
  </Stack>
);
