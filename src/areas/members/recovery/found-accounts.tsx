import type { FoundAccount } from '#domain/members/recovery/find-account.ts';
import { findAccountText as text } from '#src/areas/members/recovery/find-account.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';

const List = styled('ul', { display: 'grid', gap: '$3', listStyle: 'none', padding: 0 });
const Account = styled('li', {
  display: 'grid',
  gap: '$1',
  padding: '$4',
  borderRadius: '$control',
  background: '$sunken',
  overflowWrap: 'anywhere',
});

/** Found accounts with links to login and password reset. */
export function FoundAccounts({ found, onAgain }: { found: readonly FoundAccount[]; onAgain: () => void }) {
  if (found.length === 0)
    return (
      <Stack gap={4}>
        <p role="status">{text.none}</p>
        <Button tone="primary" size="wide" onClick={onAgain}>
          {text.retry}
        </Button>
        <ButtonLink href={paths.signup} size="wide">
          {text.signup}
        </ButtonLink>
      </Stack>
    );
  return (
    <Stack gap={6}>
      <List aria-label={text.found}>
        {found.map(({ email, joinedMonth, state }) => (
          <Account key={`${email} ${joinedMonth}`}>
            <strong>{email}</strong>
            <Row>
              <Muted as="span">{text.joined(joinedMonth)}</Muted>
              <Muted as="span">{text.states[state]}</Muted>
            </Row>
          </Account>
        ))}
      </List>
      <ButtonLink href={paths.login()} tone="primary" size="wide">
        {text.login}
      </ButtonLink>
    </Stack>
  );
}
