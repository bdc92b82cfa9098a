import { readOwnStore } from '#domain/seller/store/own-store.ts';
import { resource } from '../driver.ts';

export const ownStore = {
  ...resource('ownStore', '/store-home', { asks: [readOwnStore] }, 'seller'),
  offscreen: { 'screen.reloaded': 'whatever is saved reads it anew, which changes what others see' },
};
