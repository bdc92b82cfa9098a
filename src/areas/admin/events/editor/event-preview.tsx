import { eventStatusOf } from '#domain/events/event-states.ts';
import { conditionWords, rewardWords } from '#domain/events/reward.ts';
import type { EventValues } from '#machines/admin/events/event-editor.model.ts';
import { groupsOf, rewardOf } from '#machines/admin/events/event-rewards.model.ts';
import { styled } from '#src/styles/stitches.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { usePreviews } from '#src/ui/forms/use-previews.ts';
import { Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Facts } from '../facts.tsx';
import { eventEditorText } from './event-editor.text.ts';
import { eventPreviewText as text } from './event-preview.text.ts';

const Face = styled('img', {
  width: '100%',
  maxHeight: '320px',
  objectFit: 'cover',
  borderRadius: '$card',
  background: '$sunken',
});
const Words = styled('p', { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const Prizes = styled('ul', { margin: 0, paddingLeft: '$5', display: 'grid', gap: '$1' });
const LONG = ['participationMethod', 'selectionCriteria', 'precautions'] as const;

type Props = { values: EventValues; today: string; onClose: () => void };

/** Preview of the typed event as shoppers will see it. */
export function EventPreview({ values, today, onClose }: Props) {
  const [face] = usePreviews(values.images);
  return (
    <Dialog open title={text.title} onClose={onClose}>
      <Stack gap={4}>
        <Muted>{text.note}</Muted>
        {face ? <Face src={face} alt="" /> : null}
        <Stack gap={2}>
          <Row>
            <Chip>{eventEditorText.types[values.type]}</Chip>
            {values.eventStartDate && values.eventEndDate ? (
              <Chip>
                {eventEditorText.status[eventStatusOf(values.eventStartDate, values.eventEndDate, today)]}
              </Chip>
            ) : null}
          </Row>
          <SectionTitle>{values.title.trim() || text.untitled}</SectionTitle>
          <Words>{values.description.trim() || text.empty}</Words>
        </Stack>
        <PreviewDays values={values} />
        <PreviewRewards values={values} />
        {LONG.map((name) => (
          <Stack key={name} gap={2}>
            <strong>{eventEditorText.fields[name]}</strong>
            <Words>{values[name].trim() || text.empty}</Words>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

function PreviewDays({ values }: { values: EventValues }) {
  const day = (said: string) => said || text.undated;
  const rows = [
    [text.facts.purchase, text.period(day(values.purchaseStartDate), day(values.purchaseEndDate))],
    [text.facts.event, text.period(day(values.eventStartDate), day(values.eventEndDate))],
    [text.facts.announcement, day(values.announcement)],
    [text.facts.people, text.people(values.maxParticipants)],
  ] as const;
  return <Facts rows={rows} />;
}

const PreviewRewards = ({ values }: { values: EventValues }) => (
  <Stack gap={2}>
    <strong>{text.rewards}</strong>
    <Prizes>
      {groupsOf(values.rewards).map(({ condition, rows }) => (
        <li key={condition}>
          {text.toGroup(
            conditionWords(condition),
            rows
              .map(rewardOf)
              .filter(({ value }) => value > 0)
              .map((reward) => reward.description || rewardWords(reward))
              .join(' + ') || text.undated,
          )}
        </li>
      ))}
    </Prizes>
  </Stack>
);
