import { HELP_TOPICS, type HelpAnswer } from '#domain/help/help-answer.ts';
import { HighlightedMatch } from '#src/areas/catalogue/search/highlighted-match.tsx';
import { useApp } from '#src/flow/app-context.tsx';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { helpText as text } from './help.text.ts';
import { helpPath } from './help-address.ts';
import { ContactLinks } from './help-contact.tsx';
import { HELP_LINKS } from './help-links.ts';

const Topic = styled('section', { marginTop: '$7', '&:first-of-type': { marginTop: '$3' } });
const Entry = styled('details', {
  borderBottom: '1px solid $line',
  scrollMarginTop: 'calc($sizes$header + 24px)',
  '&[open] > summary': { fontWeight: '$bold' },
  '&[open] > summary > svg': { rotate: '180deg' },
});
const Question = styled('summary', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  minHeight: '60px',
  padding: '$3 0',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& h3': { fontSize: '$title3', fontWeight: 'inherit', lineHeight: '$snug' },
  '& > svg': { flex: 'none', color: '$ink3', transition: 'rotate $transitions$fast' },
  '@hover': { '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
const Answer = styled('div', {
  display: 'grid',
  gap: '$4',
  maxWidth: '$reading',
  padding: '0 0 $6',
  '& > p': { color: '$ink2', wordBreak: 'keep-all', overflowWrap: 'anywhere' },
});

type EntryProps = {
  answer: HelpAnswer;
  q: string;
  isOpen: boolean;
  onOpen: (key: string) => void;
  onClose: () => void;
};

function HelpEntry({ answer: { key, question, answer, pages }, q, isOpen, onOpen, onClose }: EntryProps) {
  const { toast } = useApp();
  const copy = () =>
    navigator.clipboard.writeText(window.location.origin + helpPath({ topic: null, q: '', open: key })).then(
      () => toast(text.copied),
      () => toast(text.notCopied, 'error'),
    );
  return (
    <Entry
      id={key}
      open={isOpen}
      // Also fires when the browser opens it by itself, for a search in the page.
      onToggle={({ currentTarget: { open } }) => {
        if (open === isOpen) return;
        if (open) onOpen(key);
        else onClose();
      }}
    >
      <Question>
        <h3>
          <HighlightedMatch label={question} typed={q} />
        </h3>
        <Icon name="down" size={20} />
      </Question>
      <Answer>
        {answer().map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Row css={{ gap: '$2' }}>
          {pages.map((page) => (
            <ButtonLink key={page} href={HELP_LINKS[page]} size="small">
              {text.pages[page]}
            </ButtonLink>
          ))}
          <Button
            type="button"
            size="small"
            tone="ghost"
            aria-label={text.copyOf(question)}
            onClick={() => void copy()}
          >
            {text.copy}
          </Button>
        </Row>
        <ContactLinks subject={question} />
      </Answer>
    </Entry>
  );
}

type HelpAnswersProps = Omit<EntryProps, 'answer' | 'isOpen'> & {
  answers: readonly HelpAnswer[];
  open: string | null;
};

/** Questions with their answers: by topic, or in the order of the search. */
export function HelpAnswers({ answers, open, ...rest }: HelpAnswersProps) {
  const entry = (answer: HelpAnswer) => (
    <HelpEntry key={answer.key} answer={answer} isOpen={answer.key === open} {...rest} />
  );
  if (rest.q.trim()) return <div>{answers.map(entry)}</div>;
  return (
    <Stack gap={2}>
      {HELP_TOPICS.filter((topic) => answers.some((answer) => answer.topic === topic)).map((topic) => (
        <Topic key={topic} aria-label={text.topics[topic]}>
          <SectionTitle>{text.topics[topic]}</SectionTitle>
          {answers.filter((answer) => answer.topic === topic).map(entry)}
        </Topic>
      ))}
    </Stack>
  );
}
