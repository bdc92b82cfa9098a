import { choosingText as text } from '#src/areas/catalogue/options/choosing.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { ButtonsLook, BuyBar } from './buy-bar.tsx';
import { OptionGroups, type OptionsProps } from './option-groups.tsx';
import PurchaseButtons from './purchase-buttons.tsx';
import Selection from './selection.tsx';

const Missing = styled('p', { color: '$ink2', fontSize: '$label' });

/** Sheet with the options that are still to choose, and the buy buttons. */
export default function OptionsSheet(options: OptionsProps) {
  const { actor, snapshot } = options;
  const isReady = snapshot.hasTag('ready');
  const { choice, size } = snapshot.context;
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={() => actor.send({ type: 'sheet.closed' })}
      title={text.options}
    >
      <Stack gap={6}>
        <OptionGroups {...options} wrapped />
        {isReady ? (
          <Selection {...options} />
        ) : (
          <Missing role="status">
            {choice.gender === null && size ? text.chooseGender : text.chooseSize}
          </Missing>
        )}
        <BuyBar>{isReady ? <PurchaseButtons {...options} /> : <ButtonsLook />}</BuyBar>
      </Stack>
    </Dialog>
  );
}
