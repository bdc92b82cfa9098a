import { type ReactNode, useRef } from 'react';
import type { Postcode } from '#domain/members/account/address.ts';
import { addressText as text } from '#src/areas/members/addresses/addresses.text.ts';
import { wirePostcode } from '#src/areas/members/addresses/addresses.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';

type PostcodeFieldProps = {
  onChoose: (postcode: Postcode) => void;
  /** Renders the field around the button that opens the search. */
  children: (search: ReactNode) => ReactNode;
};

/**
 * Postcode field with a search; after a choice the focus moves to the detail field, without a search to this one, which
 * says that the address is typed.
 */
export function PostcodeField({ onChoose, children }: PostcodeFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const choose = (postcode: Postcode) => {
    onChoose(postcode);
    const inputs = [...(field.current?.closest('form')?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    // After the dialog has restored its focus.
    setTimeout(() => inputs.find(({ autocomplete }) => autocomplete === 'address-line2')?.focus());
  };
  const typeByHand = () => field.current?.querySelector('input')?.focus();
  const { snapshot, send } = useFlow((app) => wirePostcode(app, choose, typeByHand));
  return (
    <div ref={field}>
      {children(
        <Button
          type="button"
          busy={snapshot.matches('opening')}
          onClick={() => send({ type: 'search.opened' })}
        >
          {text.search}
        </Button>,
      )}
      {snapshot.matches('byHand') ? <Muted role="status">{text.unavailable}</Muted> : null}
      <Dialog
        open={snapshot.hasTag('open')}
        title={text.search}
        onClose={() => send({ type: 'search.closed' })}
      >
        <div data-flow="postcode" data-state={statePath(snapshot.value)}>
          <SearchForm onSearch={(query) => send({ type: 'search.submitted', query })} />
          <Stack gap={2} role="status" css={{ marginTop: '$4' }}>
            {snapshot.hasTag('empty') ? <Muted>{text.none}</Muted> : null}
            {snapshot.hasTag('failed') ? <Muted>{text.unavailable}</Muted> : null}
            {snapshot.context.found.map((postcode) => (
              <Button
                key={postcode.roadAddress}
                type="button"
                onClick={() => send({ type: 'postcode.chosen', postcode })}
              >
                {postcode.zipCode} {postcode.roadAddress} {postcode.building}
              </Button>
            ))}
          </Stack>
        </div>
      </Dialog>
    </div>
  );
}

const SearchForm = ({ onSearch }: { onSearch: (query: string) => void }) => (
  <form
    method="post"
    onSubmit={(event) => {
      event.preventDefault();
      event.stopPropagation();
      onSearch(String(new FormData(event.currentTarget).get('query') ?? ''));
    }}
  >
    <TextField
      name="query"
      label={text.searchLabel}
      hint={text.searchHint}
      autoComplete="off"
      action={
        <Button tone="primary" type="submit">
          {text.searchButton}
        </Button>
      }
    />
  </form>
);
