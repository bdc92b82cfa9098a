import { Link, useLocation } from 'wouter';
import { type ConsentStatus, updateConsents } from '#domain/members/signup/consents.ts';
import { consentsText as text } from '#src/areas/members/consents/consents.text.ts';
import { wireConsents } from '#src/areas/members/consents/consents.wiring.ts';
import { textPageOf } from '#src/areas/members/documents/document-pages.ts';
import { documentText } from '#src/areas/members/documents/documents.text.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { link } from '#src/lib/navigation/link.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { AnswerDialog } from '#src/ui/dialogs/answer-dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

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
/** Both answers have equal weight. */
const Answers = styled('div', { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '$3' });

/** Pages without the dialog: the documents, withdrawal, and what may have to be settled before a withdrawal. */
const UNASKED = [
  paths.terms,
  paths.privacy,
  paths.withdraw,
  paths.orders,
  paths.accountSettings,
  paths.store,
];

/** Dialog that asks existing members for consent to new documents, above any page but those that the answer needs. */
export default function ConsentsDialog() {
  const [path] = useLocation();
  return UNASKED.some((page) => path === page || path.startsWith(`${page}/`)) ? null : <Question />;
}

function Question() {
  const { snapshot, send } = useFlow(wireConsents);
  const { documents, error } = snapshot.context;
  const isEarly = !documents.some(({ latest }) => latest.inForce);
  // Reloaded because a document has changed: the dialog stays open.
  const isOpen = snapshot.hasTag('open') || (snapshot.hasTag('busy') && documents.length > 0);
  const postpone = () => send({ type: 'consents.postponed' });
  const busy = !snapshot.hasTag('ready');
  const wait = useWait(updateConsents);
  return (
    <AnswerDialog
      open={isOpen}
      onEscape={postpone}
      title={isEarly ? text.early : text.inForce}
      text={isEarly ? text.earlyLead : text.inForceLead}
    >
      <FlowFrame flow="consents" snapshot={{ value: snapshot.value, hasTag: () => false }}>
        <Stack gap={4}>
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
            <Button
              type="button"
              size="wide"
              blocked={busy}
              onClick={isEarly ? postpone : () => send({ type: 'leaving.chosen' })}
            >
              {isEarly ? text.later : text.leave}
            </Button>
          </Answers>
          {isEarly ? null : <LogOut />}
        </Stack>
      </FlowFrame>
    </AnswerDialog>
  );
}

/** Logout button, since the account may belong to another person on this device. */
function LogOut() {
  const { session } = useApp();
  return (
    <Button
      type="button"
      tone="ghost"
      size="small"
      onClick={() => link('logout > session', session)({ type: 'session.loggedOut' })}
    >
      {text.logout}
    </Button>
  );
}

function Document({ row: { document, version, latest } }: { row: ConsentStatus }) {
  const page = textPageOf(document);
  const isNew = version === null || latest.changed === '';
  return (
    <li>
      <div>
        <strong>{documentText[document]}</strong>
        <p>{!isNew ? latest.changed : document === 'AGE_14' ? text.age : text.first}</p>
        {page ? <Muted>{text.from(latest.effective)}</Muted> : null}
      </div>
      {page ? (
        <Link href={page} aria-label={text.read(documentText[document])}>
          {text.readShort}
        </Link>
      ) : null}
    </li>
  );
}
