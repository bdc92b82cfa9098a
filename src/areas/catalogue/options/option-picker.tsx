import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { formatDateTime } from '#domain/kit/format.ts';
import { choosingText as text } from '#src/areas/catalogue/options/choosing.text.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { statePath } from '#src/lib/state-path.ts';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { BarHeart, ButtonsLook, BuyBar } from './buy-bar.tsx';
import { OptionGroups, type OptionsProps } from './option-groups.tsx';

const Coming = () => <ButtonsLook isComing />;
const PurchaseButtons = addition<OptionsProps>(() => import('./purchase-buttons.tsx'), Coming);
/** Who comes to the options may buy next. */
const comes = () => void PurchaseButtons.preload();
const Nothing = () => null;
const Picks = addition<OptionsProps>(() => import('./picks.tsx'), Nothing);
const OptionsSheet = addition<OptionsProps>(() => import('./options-sheet.tsx'), Nothing);

export type OptionPickerProps = Omit<OptionsProps, 'snapshot'> & {
  /** How choosing began: what it comes to life as, whatever was told of it meanwhile. */
  begun: OptionsProps['snapshot'];
};

/** What can be chosen of a product, and the buttons that sell it. */
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
  // Once it is there it stays, so that it can leave with a motion.
  if (isOpen && !wasOpen) note(true);
  // Beside the pictures the options are in sight; on a phone they may be far up, and come to the thumb.
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
      {isReady ? <Picks {...options} /> : null}
      <BuyBar onPage>
        {isAsked && !isReady ? (
          <p role="alert">{gender === null && snapshot.context.size ? text.chooseGender : text.chooseSize}</p>
        ) : null}
        <BarHeart productId={product.productId} name={product.name} />
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
