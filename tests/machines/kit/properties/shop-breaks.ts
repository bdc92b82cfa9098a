import { assign } from 'xstate';
import type { ShopChart } from '#proof/shell/shop/shop-state.ts';
import {
  action,
  type Break,
  callsAgainAt,
  chart,
  deafTo,
  hears,
  withoutDone,
  withoutError,
} from './broken.ts';
import { changeAlone, nextTurn } from './trade-breaks.ts';

/** A chart of a composition that is wrong. */
type ShopBreak = readonly [ShopChart, Break];

const staysWhereItIs = chart('expired', (state) => {
  state.always = {
    target: 'anonymous',
    actions: ['clearStored', { type: 'noteEnd', params: { by: 'expired' } }],
  };
});

/** For each property of a composition, a chart of it that is wrong in just that. */
export const shopBreaks: Readonly<Record<string, Readonly<Record<string, ShopBreak>>>> = {
  member: {
    guestHasMemberData: ['wishlistToggle', action('forget')],
    expiryEndsAtLogin: ['session', staysWhereItIs],
    chartFails: ['cart', withoutError('open.saving')],
    busyEnds: ['wishlistToggle', withoutDone('learning')],
    leavingKeepsHearts: ['wishlistToggle', deafTo('', 'member.left')],
  },
  order: {
    guestHasMemberData: ['session', action('noteEnd', assign({ endedBy: 'expired' }))],
    expiryEndsAtLogin: ['session', staysWhereItIs],
    chartFails: ['checkout', withoutError('starting')],
    busyEnds: ['checkout', withoutDone('loading')],
    expiryLosesNothing: [
      'checkout',
      hears('editing', 'field.changed', {
        actions: { type: 'change', params: ({ event }: { event: object }) => event },
      }),
    ],
    oneOrderTwoKeys: ['checkout', action('keepUnplaced', nextTurn)],
    twoOrdersOneKey: ['checkout', action('change', changeAlone)],
    savingIsSentAgain: ['checkout', callsAgainAt('starting', 'form.submitted')],
  },
};
