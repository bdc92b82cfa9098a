import type { EventSummary } from '#domain/events/event.ts';
import { formatDay } from '#domain/kit/format.ts';
import { editorText as text } from '#src/areas/community/feed-editor/feed-editor.text.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { ChoiceCards } from './choice-cards.tsx';

const Name = styled('span', { maxWidth: '200px', fontSize: '$label', ...clamped(2) });

type EventChoicesProps = {
  events: readonly EventSummary[];
  value: string;
  problem: string | undefined;
  onChoose: (eventId: string) => void;
};

/** Choice of the event that a feed enters; renders nothing without events. */
export const EventChoices = ({ events, ...choice }: EventChoicesProps) =>
  events.length === 0 ? null : (
    <ChoiceCards
      label={text.event}
      name="eventId"
      size="words"
      choices={[
        { value: '', content: <Name>{text.noEvent}</Name> },
        ...events.map(({ eventId, title, eventEndDate }) => ({
          value: String(eventId),
          content: (
            <>
              <Name>{title}</Name>
              <Muted as="span">{text.eventTill(formatDay(eventEndDate))}</Muted>
            </>
          ),
        })),
      ]}
      {...choice}
    />
  );
