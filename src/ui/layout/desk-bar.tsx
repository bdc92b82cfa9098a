import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { deskText } from '#src/text/desk.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { Icon, type IconName } from '../icons/every-icon.tsx';
import { DeskCount, type DeskItem, DeskLink } from './desk-item.tsx';
import { Stack } from './layout.tsx';

const Bar = styled('div', {
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: '$bar',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: '$bg',
  boxShadow: '0 -1px 0 $colors$line',
  // In the place of the shopper's tabs, and away where a page has an action bar instead of them.
  'body:has(&) [data-tab-bar]': { display: 'none' },
  'body:not(:has([data-tab-bar])) &': { display: 'none' },
});
const tab = {
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '3px',
  height: '$tabBar',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: '$ink3',
  fontSize: '11px',
  lineHeight: 1.2,
  fontWeight: '$semibold',
  '&[aria-current]': { color: '$ink' },
  '&:focus-visible': { outlineOffset: '-3px' },
  '& > [data-count]': { position: 'absolute', top: '4px', left: 'calc(50% + 6px)', minWidth: '18px' },
} as const;
const TabLink = styled(Link, tab);
const TabButton = styled('button', tab);

type DeskBarProps = {
  /** Name of the sheet with all entries. */
  label: string;
  items: readonly DeskItem[];
  /** Icons of the entries that are in the bar, by path. */
  icons: Readonly<Record<string, IconName>>;
  /** Stands above the entries of the sheet; `close` closes it. */
  extra?: (close: () => void) => ReactNode;
};

/** Bar at the lower edge of small screens: the most used pages, and a sheet with all of them and the way to the shop. */
export function DeskBar({ label, items, icons, extra }: DeskBarProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const inBar = items.flatMap((item) => {
    const icon = icons[item.path];
    return icon ? [{ ...item, icon }] : [];
  });
  const isElsewhere = !inBar.some(({ current }) => 'aria-current' in current);
  return (
    <>
      <Bar>
        {inBar.map(({ path, name, current, count, icon }) => (
          <TabLink key={path} href={path} {...current}>
            <Icon name={icon} />
            {name}
            <DeskCount count={count} />
          </TabLink>
        ))}
        <TabButton
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          {...(isElsewhere ? { 'aria-current': 'true' as const } : {})}
          onClick={() => setOpen(true)}
        >
          <Icon name="more" />
          {deskText.more}
        </TabButton>
      </Bar>
      <Dialog open={isOpen} onClose={close} title={label}>
        <Stack gap={2}>
          {extra?.(close)}
          <Stack as="ul" css={{ gap: 0 }}>
            {items.map((item) => (
              <li key={item.path}>
                <DeskLink {...item} onClick={close} />
              </li>
            ))}
            <li>
              <DeskLink path={paths.home} name={deskText.toShop} current={{}} count={null} onClick={close} />
            </li>
          </Stack>
        </Stack>
      </Dialog>
    </>
  );
}
