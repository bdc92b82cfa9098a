// What comes with the first page of sellers.

export { sellerScreens as screens } from './screens.ts';
