import { type FormEvent, type KeyboardEvent, useEffect, useId } from 'react';
import type { Found } from '#domain/admin/search/admin-search.ts';
import type { wireAdminSearch } from '#src/areas/admin/layout/admin-search.wiring.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Input } from '#src/ui/forms/input.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { adminLayoutText as text } from './admin-layout.text.ts';

const Line = styled('div', {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$3',
  minHeight: '48px',
  padding: '0 $3',
  borderRadius: '$control',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& small': { fontSize: '$meta', color: '$ink3' },
  '&[aria-selected="true"]': { background: '$sunken', outline: '2px solid $ink', outlineOffset: '-2px' },
});
const Keys = styled('kbd', {
  padding: '1px $1',
  border: '1px solid $line',
  borderRadius: '4px',
  font: 'inherit',
  fontSize: '$micro',
  color: '$ink3',
  '@narrow': { display: 'none' },
});
const wide = { width: '100%', justifyContent: 'flex-start', color: '$ink3', '& kbd': { marginLeft: 'auto' } };

/** Button that opens the quick search. */
export const SearchOpener = ({ onPress }: { onPress: () => void }) => (
  <Button type="button" size="small" css={wide} onClick={onPress}>
    <Icon name="search" size={18} />
    {text.jump}
    <Keys>Ctrl K</Keys>
  </Button>
);

/** Admin quick search, opened by its button or by keyboard shortcut. */
export function AdminSearch({ flow, isShown }: { flow: FlowOf<typeof wireAdminSearch>; isShown: boolean }) {
  const { snapshot, send } = flow;
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      send({ type: 'search.opened' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [send]);
  return (
    <div data-flow="adminSearch" data-state={statePath(snapshot.value)}>
      {isShown ? <SearchOpener onPress={() => send({ type: 'search.opened' })} /> : null}
      <Dialog
        open={snapshot.hasTag('open')}
        onClose={() => send({ type: 'search.closed' })}
        title={text.jump}
      >
        <Palette {...flow} />
      </Dialog>
    </div>
  );
}

function Palette({ snapshot, send }: FlowOf<typeof wireAdminSearch>) {
  const list = useId();
  const { text: typed, found, active, error } = snapshot.context;
  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    send({ type: 'option.moved', step: event.key === 'ArrowDown' ? 1 : -1 });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'text.submitted' });
  };
  return (
    <form method="post" onSubmit={submit}>
      <Input
        type="search"
        role="combobox"
        value={typed}
        maxLength={100}
        autoComplete="off"
        aria-label={text.jump}
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        {...(found.length > 0 ? { 'aria-activedescendant': `${list}-${active}` } : {})}
        placeholder={text.jumpTo}
        onChange={({ target }) => send({ type: 'text.typed', text: target.value })}
        onKeyDown={keyDown}
      />
      <Muted role="status" css={{ minHeight: '24px', padding: '$2 0' }}>
        {error ?? (snapshot.hasTag('empty') ? text.nothingFound : null)}
      </Muted>
      <div id={list} role="listbox" aria-label={text.jump}>
        {found.map((option, index) => (
          <Line
            key={`${option.kind}${option.id}`}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => send({ type: 'option.chosen', option })}
          >
            <FoundLine {...option} />
          </Line>
        ))}
      </div>
    </form>
  );
}

const FoundLine = ({ kind, label, hint }: Found) => (
  <>
    <small>{text.kinds[kind]}</small>
    <span>{label}</span>
    <small>{hint}</small>
  </>
);
