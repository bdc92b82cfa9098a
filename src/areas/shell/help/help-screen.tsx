import { useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { HELP_TOPICS } from '#domain/help/help-answer.ts';
import { findAnswers } from '#domain/help/help-search.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { useFocusRescue } from '#src/ui/focus-rescue.ts';
import { Muted, PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { helpText as text } from './help.text.ts';
import { wireHelp } from './help.wiring.ts';
import { helpAddressFrom } from './help-address.ts';
import { HelpAnswers } from './help-answers.tsx';
import { HelpContact } from './help-contact.tsx';
import { HelpSearch } from './help-search.tsx';

const Columns = styled('div', {
  display: 'grid',
  gap: '$8',
  '@wide': { gridTemplateColumns: 'minmax(0, 1fr) 300px', gap: '64px', alignItems: 'start' },
});
const Topics = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  // On small screens one row that scrolls to the edges of the screen.
  '@small': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    margin: '0 calc(-1 * $space$gutter)',
    padding: '2px $gutter',
  },
});
const TopicChip = styled('button', {
  flex: 'none',
  minHeight: '40px',
  padding: '0 14px',
  border: '1px solid $control',
  borderRadius: '$round',
  background: '$bg',
  fontSize: '$label',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@small': { minHeight: '44px' },
  '@hover': { '&:hover': { borderColor: '$ink' } },
  '&[aria-pressed="true"]': { background: '$ink', borderColor: '$ink', color: '$onInk' },
});

/** Anchor of the address; the server does not know it. */
const useAnchor = (): string =>
  useLocationProperty(
    () => window.location.hash,
    () => '',
  );

/** Help page: answers generated from the policies, searchable and by topic; the address owns what is shown. */
export default function HelpScreen() {
  const { snapshot, send } = useAddressed(wireHelp, helpAddressFrom(useSearch(), useAnchor()), (address) => ({
    type: 'address.changed',
    address,
  }));
  const frame = useFocusRescue();
  const { topic, q, open } = snapshot.context;
  const answers = findAnswers({ topic, q });
  return (
    <Stack gap={6}>
      <PageTitle>{text.title}</PageTitle>
      <HelpSearch q={q} onType={(typed) => send({ type: 'words.typed', q: typed })} />
      <Topics role="group" aria-label={text.topics.label}>
        {[null, ...HELP_TOPICS].map((one) => (
          <TopicChip
            key={one}
            type="button"
            aria-pressed={one === topic}
            onClick={() => send({ type: 'topic.chosen', topic: one })}
          >
            {text.topics[one ?? 'all']}
          </TopicChip>
        ))}
      </Topics>
      <Columns>
        <div ref={frame} tabIndex={-1} data-flow="help" data-state={statePath(snapshot.value)}>
          <Muted role="status">{text.count(answers.length)}</Muted>
          {snapshot.matches('nothing') ? (
            <EmptyState title={text.nothing(q)} hint={text.nothingHint}>
              <Button type="button" onClick={() => send({ type: 'filter.cleared' })}>
                {text.showAll}
              </Button>
            </EmptyState>
          ) : (
            <HelpAnswers
              answers={answers}
              q={q}
              open={open}
              onOpen={(key) => send({ type: 'answer.opened', key })}
              onClose={() => send({ type: 'answer.closed' })}
            />
          )}
        </div>
        <HelpContact />
      </Columns>
    </Stack>
  );
}
