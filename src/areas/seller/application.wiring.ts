import { sellerApplicationMachine } from '#machines/seller/store/seller-application.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { link } from '#src/lib/navigation/link.ts';

/**
 * Provides the chart of a member's own seller application with its calls and effects; a changed role
 * is passed on to the session.
 */
export const wireSellerApplication = ({ call, session }: AppServices) =>
  wire(sellerApplicationMachine, { call }).provide({
    actions: {
      takeRole: ({ context: { mine } }) => {
        const known = session.getSnapshot().context.user?.userType;
        if (mine && known !== mine.userType)
          link(
            'sellerApplication > session',
            session,
          )({
            type: 'session.userTypeChanged',
            userType: mine.userType,
          });
      },
    },
  });
