import { it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('shellMachine opens the side bar, and closes it by a press or with another page', () =>
  expectSteps('shell', [
    ['sidebar.toggled', 'sidebar.open · notices.quiet · connection.online · code.usable'],
    ['sidebar.toggled', 'sidebar.closed · notices.quiet · connection.online · code.usable'],
    ['sidebar.toggled', 'sidebar.open · notices.quiet · connection.online · code.usable'],
    ['sidebar.closed', 'sidebar.closed · notices.quiet · connection.online · code.usable'],
    ['sidebar.toggled', 'sidebar.open · notices.quiet · connection.online · code.usable'],
    ['page.visited', 'sidebar.closed · notices.quiet · connection.online · code.usable'],
  ]));

it('shellMachine notes that the network is lost and restored', () =>
  expectSteps('shell', [
    ['network.lost', 'sidebar.closed · notices.quiet · connection.offline · code.usable'],
    ['network.restored', 'sidebar.closed · notices.quiet · connection.online · code.usable'],
  ]));

it('shellMachine is usable again with the network after code failed to load', () =>
  expectSteps('shell', [
    ['chunk.failed', 'sidebar.closed · notices.quiet · connection.online · code.broken'],
    ['network.restored', 'sidebar.closed · notices.quiet · connection.online · code.usable'],
    [
      'page.blocked',
      'sidebar.closed · notices.quiet · connection.online · code.reloading',
      { does: [['reloadPage']] },
    ],
    ['after reloadPatience', 'sidebar.closed · notices.quiet · connection.online · code.broken'],
  ]));

it('guestMergeMachine merges cart, wishlist and views each on its own, and keeps what failed', () =>
  expectSteps('guestMerge', [
    [
      'member.arrived',
      'cart.merging · wishes.merging · views.merging',
      { asks: [['mergeCart'], ['mergeWishes'], ['mergeViews']] },
    ],
    ['✓ mergeCart', 'cart.resting · wishes.merging · views.merging'],
    ['✗ mergeWishes', 'cart.resting · wishes.kept · views.merging'],
    ['✓ mergeViews', 'cart.resting · wishes.kept · views.resting'],
    ['member.left', 'cart.resting · wishes.kept · views.resting', { does: [['forgetViews']] }],
    [
      'member.arrived',
      'cart.merging · wishes.merging · views.merging',
      { asks: [['mergeCart'], ['mergeWishes'], ['mergeViews']] },
    ],
    ['✗ mergeCart', 'cart.kept · wishes.merging · views.merging'],
    ['✓ mergeWishes', 'cart.kept · wishes.resting · views.merging'],
    ['✗ mergeViews', 'cart.kept · wishes.resting · views.kept'],
  ]));

it('homeMachine hides parts that have nothing or fail, and asks for sizes of members', () =>
  expectSteps('home', [
    ['✗ loadEvent', 'rails.loading · event.hidden · mySize.loading · feeds.loading'],
    ['✗ loadMySize', 'rails.loading · event.hidden · mySize.hidden · feeds.loading'],
    ['✗ loadFeeds', 'rails.loading · event.hidden · mySize.hidden · feeds.hidden'],
    ['member.left', 'rails.loading · event.hidden · mySize.hidden · feeds.hidden'],
    [
      'member.arrived',
      'rails.loading · event.hidden · mySize.loading · feeds.hidden',
      { asks: [['loadMySize']] },
    ],
  ]));

it('homeMachine hides parts without content', () =>
  expectSteps('home', [
    ['✓ loadEvent 2', 'rails.loading · event.hidden · mySize.loading · feeds.loading'],
    ['✓ loadMySize 2', 'rails.loading · event.hidden · mySize.hidden · feeds.loading'],
    ['✓ loadFeeds 2', 'rails.loading · event.hidden · mySize.hidden · feeds.hidden'],
  ]));

it('pendingRequestsMachine waits for a delayed read', () =>
  expectSteps('pendingRequests', [['read.delayed', 'waiting', { context: { waiting: ['/api/products'] } }]]));

it('helpMachine begins with the answer of its address', () =>
  expectSteps('help', [['start', 'reading']], { topic: null, q: '', open: 'return-fee' }));
