import type { SellerProductDetail } from '#domain/seller/products/product-endpoints.ts';
import { mayBecome } from '#domain/seller/products/product-state.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { productPanelText as text } from './products.text.ts';
import { type ProductAction, wireProductAction, wireProductRemoval } from './products.wiring.ts';

type ActsProps = {
  product: SellerProductDetail;
  onDone: (sentence: string) => void;
  onCopied: (copyId: number, sentence: string) => void;
  /** Called after a deletion. */
  onGone: (sentence: string) => void;
};

/** Actions that a product allows in its state. */
export function ProductActions({ product, onDone, onCopied, onGone }: ActsProps) {
  const { state, missing } = product;
  const deeds: readonly ProductAction[] = [
    ...(mayBecome(state, 'ON_SALE') && missing.length === 0 ? (['show'] as const) : []),
    ...(mayBecome(state, 'HIDDEN') ? (['hide'] as const) : []),
    ...(state === 'SUSPENDED' ? [] : (['copy'] as const)),
  ];
  return (
    <>
      {deeds.map((deed) => (
        <ProductAct
          key={`${deed} ${product.version}`}
          deed={deed}
          product={product}
          onDone={onDone}
          onCopied={onCopied}
        />
      ))}
      <ProductRemoval key={`removal ${product.version}`} product={product} onDone={onDone} onGone={onGone} />
    </>
  );
}

type ActProps = Omit<ActsProps, 'onGone'> & { deed: ProductAction };

function ProductAct({ deed, product, onDone, onCopied }: ActProps) {
  const words = text.acts[deed];
  const { snapshot, send } = useFlow(
    (app) => {
      const finished = (copyId: number | null) =>
        copyId === null ? onDone(words.done) : onCopied(copyId, words.done);
      return wireProductAction(app, { deed, product, onDone: finished });
    },
    { id: product.productId },
  );
  return (
    <span data-flow="productAction" data-state={statePath(snapshot.value)}>
      <Button
        type="button"
        size="small"
        {...(deed === 'show' ? { tone: 'primary' as const } : {})}
        busy={snapshot.hasTag('saving')}
        onClick={() => send({ type: 'removal.asked' })}
      >
        {words.name}
      </Button>
      <ConfirmDialog
        open={snapshot.hasTag('open')}
        title={words.ask}
        text={words.text}
        action={{ label: words.name, onConfirm: () => send({ type: 'removal.confirmed' }) }}
        onClose={() => send({ type: 'removal.dismissed' })}
      />
    </span>
  );
}

/** Deletion; a product that was ever ordered is hidden instead. */
function ProductRemoval({ product, onDone, onGone }: Omit<ActsProps, 'onCopied'>) {
  const words = text.removal;
  const canHide = mayBecome(product.state, 'HIDDEN');
  const { snapshot, send } = useFlow(
    (app) =>
      wireProductRemoval(app, {
        product,
        onGone: () => onGone(words.done),
        onHidden: () => onDone(words.hidden),
      }),
    { id: product.productId },
  );
  const isOffering = snapshot.matches('offering');
  const hiding = canHide ? { label: words.hide } : null;
  const question = isOffering ? hiding : { label: words.name, danger: true };
  return (
    <span data-flow="productRemoval" data-state={statePath(snapshot.value)}>
      <Button
        type="button"
        size="small"
        tone="danger"
        busy={snapshot.hasTag('saving')}
        onClick={() => send({ type: 'removal.asked' })}
      >
        {words.name}
      </Button>
      <ConfirmDialog
        open={snapshot.hasTag('open')}
        title={isOffering ? words.ordered : words.ask}
        text={isOffering ? (canHide ? words.orderedText : words.orderedHidden) : words.text}
        {...(question
          ? { action: { ...question, onConfirm: () => send({ type: 'removal.confirmed' }) } }
          : {})}
        onClose={() => send({ type: 'removal.dismissed' })}
      />
    </span>
  );
}
