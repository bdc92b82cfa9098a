import { type RefObject, useState } from 'react';
import { productText as text } from '#src/areas/catalogue/products.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { goodsText } from '#src/text/goods.ts';
import { Button } from '#src/ui/button.tsx';

/** The buttons that sell; on a phone they stay in reach while the options scroll. */
export const BuyBar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  padding: '$2 0',
  background: '$bg',
  '& button': { flex: 1 },
  '& p': { flexBasis: '100%', color: '$danger', fontSize: '$label' },
  '@small': { position: 'sticky', bottom: 0, zIndex: '$bar' },
});

type UnpickedProps = {
  isSoldOut: boolean;
  /** What is to be chosen next. */
  missing: string;
  groups: RefObject<HTMLElement | null>;
};

/** The same buttons before anything is picked: they lead to what is still to be chosen. */
export function UnpickedBar({ isSoldOut, missing, groups }: UnpickedProps) {
  const [isAsked, ask] = useState(false);
  if (isSoldOut)
    return (
      <BuyBar>
        <Button type="button" tone="primary" disabled>
          {goodsText.soldOut}
        </Button>
      </BuyBar>
    );
  const lead = () => {
    ask(true);
    const choices = groups.current?.querySelectorAll<HTMLElement>('fieldset:last-of-type button:enabled');
    choices?.[0]?.focus();
  };
  return (
    <BuyBar>
      {isAsked ? <p role="alert">{missing}</p> : null}
      <Button type="button" onClick={lead}>
        {text.add}
      </Button>
      <Button type="button" tone="primary" onClick={lead}>
        {text.buy}
      </Button>
    </BuyBar>
  );
}
