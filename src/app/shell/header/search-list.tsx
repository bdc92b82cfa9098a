import { useSelector } from '@xstate/react';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { searchText } from '#domain/catalogue/search/search-text.ts';
import { formatWon } from '#domain/kit/format.ts';
import type { searchBoxMachine } from '#machines/catalogue/search-box.machine.ts';
import { optionsOf, type SearchOption } from '#machines/catalogue/search-box.model.ts';
import { HighlightedMatch } from '#src/areas/catalogue/search/highlighted-match.tsx';
import { searchUiText as text } from '#src/areas/catalogue/search/search.text.ts';
import { SearchStrip, useStrips } from '#src/areas/catalogue/search/search-strips.tsx';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Muted, Row, VisuallyHidden } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';

const Panel = styled('div', {
  position: 'absolute',
  top: 'calc(100% + 6px)',
  left: 0,
  right: 0,
  zIndex: '$menu',
  maxHeight: 'min(70vh, 560px)',
  overflowY: 'auto',
  padding: '$2',
  border: '1px solid $line',
  borderRadius: '$card',
  background: '$bg',
  boxShadow: '$floating',
  '@small': { position: 'fixed', top: '$sizes$headerSmall', left: '$space$2', right: '$space$2' },
});
const Heading = styled('p', { padding: '$2 $3 $1', fontSize: '$meta', fontWeight: '$bold', color: '$ink3' });
const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '44px',
  padding: '$1 $3',
  borderRadius: '$control',
  cursor: 'pointer',
  '& img': { width: '40px', height: '40px', borderRadius: '$control', flex: 'none' },
  '& span': { minWidth: 0, flex: 1 },
  // `source` elements render nothing but would each take a gap.
  '& source': { display: 'none' },
  '&:hover': { background: '$sunken' },
  '&[aria-selected="true"]': {
    background: '$sunken',
    outline: '2px solid $ink',
    outlineOffset: '-2px',
  },
});

/** Keeps the focus in the field on a press, since a blur would close the list before the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export type SearchListProps = { actor: ActorRefFrom<typeof searchBoxMachine>; id: string };

/** List box below the search field: recent searches while it is empty, otherwise suggestions. */
export default function SearchList({ actor, id }: SearchListProps) {
  const { context } = useSelector(actor, (state) => state);
  const options = optionsOf(context);
  const isBlank = searchText(context.text) === null;
  const corrected = isBlank ? null : context.found?.correctedQuery;
  useEffect(() => {
    document.getElementById(`${id}-${context.active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, context.active]);
  const announced = options.length > 0 ? text.announced(options.length) : '';
  const list = (
    <Options
      actor={actor}
      id={id}
      options={options}
      active={context.active}
      typed={corrected ?? context.text}
    />
  );
  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {isBlank ? (
        <Blank onFollow={() => actor.send({ type: 'list.closed' })}>
          {options.length > 0 ? (
            <>
              {list}
              <Row spread css={{ paddingLeft: '$3' }}>
                <Muted>{text.deleteHint}</Muted>
                <Button
                  size="small"
                  tone="ghost"
                  type="button"
                  tabIndex={-1}
                  onClick={() => actor.send({ type: 'recent.cleared' })}
                >
                  {text.clearRecent}
                </Button>
              </Row>
            </>
          ) : null}
        </Blank>
      ) : null}
      {!isBlank && options.length > 0 ? (
        <Panel onMouseDown={keepFocus}>
          {corrected ? <Heading>{text.corrected(corrected)}</Heading> : null}
          {list}
        </Panel>
      ) : null}
    </>
  );
}

type OptionsProps = SearchListProps & {
  options: readonly SearchOption[];
  active: number | null;
  typed: string;
};

/** Options in groups by kind; the active one is announced as selected. */
const Options = ({ actor, id, options, active, typed }: OptionsProps) => (
  <div id={id} role="listbox" aria-label={text.suggestions}>
    {groupsOf(options).map(({ kind, lines }) => (
      // biome-ignore lint/a11y/useSemanticElements: options are grouped by role, a fieldset is for a form.
      <div key={kind} role="group" aria-label={text.groups[kind]}>
        <Heading aria-hidden="true">{text.groups[kind]}</Heading>
        {lines.map(({ option, index }) => (
          <Line
            key={index}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => actor.send({ type: 'option.chosen', option })}
          >
            <Option
              option={option}
              typed={typed}
              onRemove={(label) => actor.send({ type: 'recent.removed', label })}
            />
          </Line>
        ))}
      </div>
    ))}
  </div>
);

type BlankProps = { onFollow: () => void; children: ReactNode };

/** List for an empty field: recent searches and product strips; nothing if there are neither. */
function Blank({ onFollow, children }: BlankProps) {
  const strips = useStrips();
  if (!children && strips.length === 0) return null;
  return (
    <Panel onMouseDown={keepFocus}>
      {children}
      {strips.map((strip) => (
        <SearchStrip key={strip.title} {...strip} onFollow={onFollow} />
      ))}
    </Panel>
  );
}

type Place = { option: SearchOption; index: number };

/** Options grouped by kind, each with its index in the whole list. */
function groupsOf(options: readonly SearchOption[]): { kind: SearchOption['kind']; lines: Place[] }[] {
  const lines = options.map((option, index) => ({ option, index }));
  const kinds = [...new Set(options.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, lines: lines.filter(({ option }) => option.kind === kind) }));
}

type OptionProps = { option: SearchOption; typed: string; onRemove: (label: string) => void };

function Option({ option, typed, onRemove }: OptionProps) {
  if (option.kind === 'product')
    return (
      <>
        <Picture image={option.image} alt="" width={40} height={40} />
        <HighlightedMatch label={option.label} typed={typed} />
        <Muted as="b" css={{ fontWeight: '$semibold', color: '$ink' }}>
          {formatWon(option.price)}
        </Muted>
      </>
    );
  if (option.kind !== 'recent') return <HighlightedMatch label={option.label} typed={typed} />;
  return (
    <>
      <span>{option.label}</span>
      {/* An option may contain no control; the keyboard has Delete for the same action. */}
      <b
        aria-hidden="true"
        title={text.remove(option.label)}
        onClick={(event) => {
          event.stopPropagation();
          onRemove(option.label);
        }}
      >
        <Icon name="close" size={18} />
      </b>
    </>
  );
}
