import { choosingText as text } from '#src/areas/catalogue/options/choosing.text.ts';
import { WishlistButton } from '#src/areas/catalogue/wishlist/lazy-card-actions.tsx';
import { styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { Button } from '#src/ui/button.tsx';

/** Bar of the buy buttons; sticky on small screens, with space for it at the end of the page. */
export const BuyBar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  background: '$bg',
  '& button': { minHeight: '$sizes$controlLarge', padding: '0 $3' },
  '& > p': { flexBasis: '100%', color: '$danger', fontSize: '$label' },
  variants: {
    onPage: {
      true: {
        '@small': {
          position: 'fixed',
          left: 0,
          right: 0,
          bottom: 0,
          zIndex: '$bar',
          padding: '10px $gutter calc(10px + env(safe-area-inset-bottom))',
          boxShadow: '0 -1px 0 $colors$line',
          'body:has(&) footer': { paddingBottom: '96px' },
        },
      },
    },
  },
});
/** Row of the buttons that buy or add to the cart. */
export const Buttons = styled('div', {
  display: 'flex',
  gap: '$2',
  flex: 1,
  minWidth: 0,
  // The buy button is wider than the cart button.
  '& > :first-child': { flex: 3 },
  '& > :nth-child(2)': { flex: 4 },
});

type ButtonsLookProps = {
  isSoldOut?: boolean;
  /** True while the code of the buttons loads after a choice, so that no press is lost. */
  isComing?: boolean;
  onPress?: () => void;
};

/** Buy buttons before their flow has loaded, or sold out. */
export const ButtonsLook = ({ isSoldOut = false, isComing = false, onPress }: ButtonsLookProps) =>
  isSoldOut ? (
    <Buttons>
      <Button type="button" tone="primary" disabled>
        {commonProductText.soldOut}
      </Button>
    </Buttons>
  ) : (
    <Buttons>
      <Button type="button" aria-label={text.add} busy={isComing} onClick={onPress}>
        {text.addShort}
      </Button>
      <Button type="button" tone="primary" aria-label={text.buy} busy={isComing} onClick={onPress}>
        {text.buyShort}
      </Button>
    </Buttons>
  );

/** Wishlist button of the bar, with reserved space. */
export const BarWishlistButton = ({ productId, name }: { productId: number; name: string }) => (
  <HeartRoom>
    <WishlistButton productId={productId} name={name} inBar />
  </HeartRoom>
);
const HeartRoom = styled('div', {
  flex: 'none',
  width: '$sizes$controlLarge',
  height: '$sizes$controlLarge',
});
