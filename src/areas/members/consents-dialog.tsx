import * as Radix from '@radix-ui/react-alert-dialog';
import { Link, useLocation } from 'wouter';
import { type ConsentStanding, updateConsents } from '#domain/members/consents.ts';
import { documentText, consentsText as text } from '#src/areas/members/consents.text.ts';
import { wireConsents } from '#src/areas/members/consents.wiring.ts';
import { textPageOf } from '#src/areas/members/document-pages.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useWait } from '#src/flow/patience.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { link } from '#src/lib/link.ts';
import { paths } from '#src/lib/paths.ts';
import { fading, growing } from '#src/styles/motion.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { useFocusReturn } from '#src/ui/focus-return.ts';
import { Muted, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

const Overlay = styled(Radix.Overlay, {
  position: 'fixed',
  inset: 0,
  zIndex: '$dialog',
  background: '$overlay',
  ...fading,
});
const Content = styled(Radix.Content, {
  position: 'fixed',
  zIndex: '$dialog',
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  width: 'min(480px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  overflow: 'auto',
  padding: '$6',
  borderRadius: '$card',
  background: '$raised',
  boxShadow: '$floating',
  ...growing,
});
const Documents = styled('ul', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: '1px solid $line',
  '& li': { display: 'flex', alignItems: 'center', gap: '$3', padding: '$3 0' },
  '& li + li': { borderTop: '1px solid $line' },
  '& li > div': { flex: '1 1 auto', minWidth: 0 },
  '& a': {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '44px',
    minHeight: '44px',
    fontSize: '$label',
    textDecoration: 'underline',
  },
});
/** Neither answer weighs more than the other. */
const Answers = styled('div', { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '$3' });

/** What is needed to read what is asked, to leave, and to settle what keeps somebody from leaving. */
const UNASKED = [
  paths.terms,
  paths.privacy,
  paths.withdraw,
  paths.orders,
  paths.accountSettings,
  paths.store,
];

/** Asks members of before at the start, above any page but those that the answer needs. */
export default function ConsentsDialog() {
  const [path] = useLocation();
  return UNASKED.some((page) => path === page || path.startsWith(`${page}/`)) ? null : <Question />;
}

function Question() {
  const { snapshot, send } = useFlow(wireConsents);
  const { session } = useApp();
  const { documents, error } = snapshot.context;
  const isEarly = !documents.some(({ latest }) => latest.inForce);
  // Read anew because the words have changed: the question stays.
  const isOpen = snapshot.hasTag('open') || (snapshot.hasTag('busy') && documents.length > 0);
  const postpone = () => send({ type: 'consents.postponed' });
  const focus = useFocusReturn();
  const busy = !snapshot.hasTag('ready');
  const wait = useWait(updateConsents);
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && postpone()}>
      <Radix.Portal>
        <Overlay />
        <Content {...focus}>
          <FlowFrame flow="consents" snapshot={{ value: snapshot.value, hasTag: () => false }}>
            <Stack gap={4}>
              <Radix.Title asChild>
                <SectionTitle>{isEarly ? text.early : text.inForce}</SectionTitle>
              </Radix.Title>
              <Radix.Description>{isEarly ? text.earlyLead : text.inForceLead}</Radix.Description>
              <Documents>
                {documents.map((row) => (
                  <Document key={row.document} row={row} />
                ))}
              </Documents>
              <Refusal reason={error} />
              <Answers>
                <Button
                  type="button"
                  size="wide"
                  busy={busy}
                  wait={wait}
                  onClick={() => send({ type: 'consents.given' })}
                >
                  {busy ? text.agreeing : text.agree}
                </Button>
                {isEarly ? (
                  <Button type="button" size="wide" blocked={busy} onClick={postpone}>
                    {text.later}
                  </Button>
                ) : (
                  <Button
                    type="button"
                    size="wide"
                    blocked={busy}
                    onClick={() => send({ type: 'leaving.chosen' })}
                  >
                    {text.leave}
                  </Button>
                )}
              </Answers>
              {isEarly ? null : (
                <Button
                  type="button"
                  tone="ghost"
                  size="small"
                  onClick={() => link('logout > session', session)({ type: 'session.loggedOut' })}
                >
                  {text.logout}
                </Button>
              )}
            </Stack>
          </FlowFrame>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Document({ row: { document, version, latest } }: { row: ConsentStanding }) {
  const page = textPageOf(document);
  const isNew = version === null || latest.changed === '';
  return (
    <li>
      <div>
        <strong>{documentText[document]}</strong>
        <p>{!isNew ? latest.changed : document === 'AGE_14' ? text.age : text.first}</p>
        <Muted>{text.from(latest.effective)}</Muted>
      </div>
      {page ? (
        <Link href={page} aria-label={text.read(documentText[document])}>
          {text.readShort}
        </Link>
      ) : null}
    </li>
  );
}
