import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { formatDateTime } from '#domain/kit/format.ts';
import { choosingText as text } from '#src/areas/catalogue/options/choosing.text.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { statePath } from '#src/lib/state-path.ts';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { BarWishlistButton, ButtonsLook, BuyBar } from './buy-bar.tsx';
import { OptionGroups, type OptionsProps } from './option-groups.tsx';

const Coming = () => <ButtonsLook isComing />;
const PurchaseButtons = addition<OptionsProps>(() => import('./purchase-buttons.tsx'), Coming);
/** Loads the buy buttons when the options get the pointer or focus. */
const comes = () => void PurchaseButtons.preload();
const Nothing = () => null;
const Selection = addition<OptionsProps>(() => import('./selection.tsx'), Nothing);
const OptionsSheet = addition<OptionsProps>(() => import('./options-sheet.tsx'), Nothing);

export type OptionPickerProps = Omit<OptionsProps, 'snapshot'> & {
  /** Snapshot for hydration, which must match the server's HTML whatever has happened since. */
  begun: OptionsProps['snapshot'];
};

/** Options of a product, and the buy buttons. */
export default function OptionPicker({ product, actor, begun }: OptionPickerProps) {
  const listen = useCallback((tell: () => void) => actor.subscribe(tell).unsubscribe, [actor]);
  const snapshot = useSyncExternalStore(
    listen,
    () => actor.getSnapshot(),
    () => begun,
  );
  const options: OptionsProps = { product, actor, snapshot };
  const root = useRef<HTMLDivElement>(null);
  const [isAsked, ask] = useState(false);
  const isWide = useWide();
  const isReady = snapshot.hasTag('ready');
  const isOpen = snapshot.hasTag('open');
  const [wasOpen, note] = useState(isOpen);
  // Stays mounted once opened, for its exit animation.
  if (isOpen && !wasOpen) note(true);
  // Wide screens have the options in view; on small screens they may be off-screen and open as a sheet.
  const lead = () => {
    if (!isWide) return actor.send({ type: 'sheet.opened' });
    ask(true);
    const group = root.current?.querySelector('fieldset:not(:has([aria-pressed="true"]))');
    group?.querySelector<HTMLElement>('button:enabled')?.focus();
  };
  const { gender } = snapshot.context.choice;
  return (
    <Stack
      ref={root}
      gap={6}
      data-flow="productOptions"
      data-state={statePath(snapshot.value)}
      onPointerEnter={comes}
      onFocus={comes}
    >
      {product.discountUntil ? (
        <Muted>{text.discountUntil(formatDateTime(product.discountUntil))}</Muted>
      ) : null}
      <OptionGroups {...options} />
      {isReady ? <Selection {...options} /> : null}
      <BuyBar onPage>
        {isAsked && !isReady ? (
          <p role="alert">{gender === null && snapshot.context.size ? text.chooseGender : text.chooseSize}</p>
        ) : null}
        <BarWishlistButton productId={product.productId} name={product.name} />
        {isReady && !isOpen ? (
          <PurchaseButtons {...options} />
        ) : (
          <ButtonsLook isSoldOut={product.options.every(({ stock }) => stock === 0)} onPress={lead} />
        )}
      </BuyBar>
      {wasOpen ? <OptionsSheet {...options} /> : null}
    </Stack>
  );
}
