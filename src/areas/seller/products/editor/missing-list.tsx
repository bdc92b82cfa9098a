import type { FieldProblem } from '#domain/kit/errors.ts';
import { Button } from '#src/ui/button.tsx';
import { Card, Row, Stack } from '#src/ui/layout/layout.tsx';
import { productEditorText as text } from './product-editor.text.ts';

type Props = { problems: readonly FieldProblem[]; onOpen: (field: string) => void };

/** Requirements that a product lacks before it can be sold, each linked to its field. */
export const MissingList = ({ problems, onOpen }: Props) => (
  <Card role="alert">
    <Stack gap={3}>
      <strong>{text.missing}</strong>
      <Row css={{ gap: '$2' }}>
        {problems.map(({ field }) => (
          <Button key={field} type="button" size="small" onClick={() => onOpen(field)}>
            {text.fieldOf(field)}
          </Button>
        ))}
      </Row>
    </Stack>
  </Card>
);
