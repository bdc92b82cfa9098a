import { catalogueHeads } from '#src/areas/catalogue/heads.ts';
import { communityHeads } from '#src/areas/community/heads.ts';
import { eventHeads } from '#src/areas/events/heads.ts';
import { memberHeads } from '#src/areas/members/heads.ts';
import { shellHeads } from '#src/areas/shell/heads.ts';
import { tradeHeads } from '#src/areas/trade/heads.ts';
import type { Head } from '#src/flow/screen-head.ts';

/** Head of every public screen, by the key of its row; used on the server only. */
export const heads: Readonly<Record<string, Head | undefined>> = {
  ...shellHeads,
  ...catalogueHeads,
  ...communityHeads,
  ...eventHeads,
  ...tradeHeads,
  ...memberHeads,
};
