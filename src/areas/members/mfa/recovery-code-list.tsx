import { mfaText as text } from '#src/areas/members/mfa/mfa.text.ts';
import { useLeaveGuard } from '#src/areas/members/profile/use-leave-guard.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { download } from '#src/lib/download.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Muted, Row, SectionTitle } from '#src/ui/layout/layout.tsx';

const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$2',
  padding: '$4',
  listStyle: 'none',
  borderRadius: '$tile',
  background: '$sunken',
  fontVariantNumeric: 'tabular-nums',
});

/** Ten recovery codes that are shown once, with a confirmation before leaving. */
export function RecoveryCodeList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { toast } = useApp();
  useLeaveGuard(true, () => toast(text.codesHint));
  const words = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(words).then(
      () => toast(text.copied),
      () => toast(text.notCopied, 'error'),
    );
  return (
    <>
      <SectionTitle>{text.codes}</SectionTitle>
      <Muted>{text.codesHint}</Muted>
      <List>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Row>
        <Button type="button" onClick={() => void copy()}>
          {text.copy}
        </Button>
        <Button type="button" onClick={() => download(text.file, words, 'text/plain')}>
          {text.download}
        </Button>
        <Button type="button" onClick={() => window.print()}>
          {text.print}
        </Button>
      </Row>
      <Button type="button" tone="primary" size="wide" onClick={onKept}>
        {text.kept}
      </Button>
    </>
  );
}
