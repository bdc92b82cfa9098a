import { catalogueHeads } from '#src/areas/catalogue/heads.ts';
import { communityHeads } from '#src/areas/community/heads.ts';
import { eventHeads } from '#src/areas/events/heads.ts';
import { memberHeads } from '#src/areas/members/heads.ts';
import { shellHeads } from '#src/areas/shell/heads.ts';
import { tradeHeads } from '#src/areas/trade/heads.ts';
import type { Head } from '#src/flow/screen-head.ts';

/** What every open screen says of itself, by the key of its row. Only the server has use for it. */
export const heads: Readonly<Record<string, Head | undefined>> = {
  ...shellHeads,
  ...catalogueHeads,
  ...communityHeads,
  ...eventHeads,
  ...tradeHeads,
  ...memberHeads,
};
