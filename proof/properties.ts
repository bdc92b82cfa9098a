import { catalogueProperties } from './catalogue/catalogue.properties.ts';
import { communityProperties } from './community/community.properties.ts';
import type { ChartProperties } from './kit/properties/property.ts';
import { memberProperties } from './members/members.properties.ts';
import { shellProperties } from './shell/shell.properties.ts';
import { cartProperties } from './trade/cart.properties.ts';
import { checkoutProperties } from './trade/checkout.properties.ts';
import { orderProperties } from './trade/orders.properties.ts';

/** Properties of single charts, of all areas; those of charts that act together are in shell/shop. */
export const chartProperties: readonly ChartProperties[] = [
  ...shellProperties,
  ...memberProperties,
  ...catalogueProperties,
  ...communityProperties,
  ...cartProperties,
  ...checkoutProperties,
  ...orderProperties,
];
