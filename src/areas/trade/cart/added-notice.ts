import { cartText as text } from '#src/areas/trade/cart/cart.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { link } from '#src/lib/navigation/link.ts';
import { paths } from '#src/lib/navigation/paths.ts';

/** Shows a toast with the picture of what was added to the cart; the page stays open. */
export const showAddedToast = ({ shell }: Pick<AppServices, 'shell'>, picture: string | null): void =>
  link(
    'flows > shell',
    shell,
  )({
    type: 'toast.shown',
    text: text.added,
    tone: 'info',
    picture,
    way: { href: paths.cart, label: text.toCart },
  });
