import type { EventDetail } from '#domain/events/event.ts';
import { differingFields, type EventValues } from '#machines/admin/events/event-editor.model.ts';
import { Button } from '#src/ui/button.tsx';
import { Card, Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { eventEditorText as text } from './event-editor.text.ts';

type Props = { values: EventValues; other: EventDetail; onTake: () => void; onKeep: () => void };

/** Edit conflict: shows where the other administrator's version differs, and lets the person choose one. */
export function EventEditConflict({ values, other, onTake, onKeep }: Props) {
  const names = differingFields(values, other).map((name) => text.fields[name]);
  return (
    <Card role="alert">
      <Stack gap={3}>
        <strong>{text.outrun}</strong>
        <Muted>{names.length > 0 ? text.differs(names.join(', ')) : text.same}</Muted>
        <Row>
          <Button type="button" onClick={onTake}>
            {text.theirs}
          </Button>
          <Button type="button" onClick={onKeep}>
            {text.mine}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
