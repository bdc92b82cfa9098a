import { choosingText as text } from '#src/areas/catalogue/options/choosing.text.ts';
import { WishHeart } from '#src/areas/catalogue/wishlist/wish-corner.tsx';
import { styled } from '#src/styles/stitches.ts';
import { goodsText } from '#src/text/goods.ts';
import { Button } from '#src/ui/button.tsx';

/** The buttons that sell; on a phone they stay in reach on the whole page, and the end of the page stays free of them. */
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
export const Buttons = styled('div', {
  display: 'flex',
  gap: '$2',
  flex: 1,
  minWidth: 0,
  // The one that buys is the wider one.
  '& > :first-child': { flex: 3 },
  '& > :nth-child(2)': { flex: 4 },
});

type ButtonsLookProps = {
  isSoldOut?: boolean;
  /** A pair is chosen and their flow is on its way: no press is taken and then forgotten. */
  isComing?: boolean;
  onPress?: () => void;
};

/** Before their flow is there, and after everything is gone. */
export const ButtonsLook = ({ isSoldOut = false, isComing = false, onPress }: ButtonsLookProps) =>
  isSoldOut ? (
    <Buttons>
      <Button type="button" tone="primary" disabled>
        {goodsText.soldOut}
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

/** The heart among them; its place is kept until it is there. */
export const BarHeart = ({ productId, name }: { productId: number; name: string }) => (
  <HeartRoom>
    <WishHeart productId={productId} name={name} inBar />
  </HeartRoom>
);
const HeartRoom = styled('div', {
  flex: 'none',
  width: '$sizes$controlLarge',
  height: '$sizes$controlLarge',
});
