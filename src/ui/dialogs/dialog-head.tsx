import * as Radix from '@radix-ui/react-dialog';
import { commonText } from '#src/text/common.ts';
import { Button } from '../button.tsx';
import { Row, SectionTitle } from '../layout/layout.tsx';

/** Title of a dialog or drawer with its close button. */
export const DialogHead = ({ title }: { title: string }) => (
  <Row spread css={{ marginBottom: '$4' }}>
    <Radix.Title asChild>
      <SectionTitle>{title}</SectionTitle>
    </Radix.Title>
    <Radix.Close asChild>
      <Button tone="ghost" size="small" type="button">
        {commonText.close}
      </Button>
    </Radix.Close>
  </Row>
);
