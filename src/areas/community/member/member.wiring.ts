import { memberFeedsMachine } from '#machines/community/member-feeds.machine.ts';
import { memberPageMachine } from '#machines/community/member-page.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { catalogueText } from '#src/text/failures.ts';
import { memberText as text } from './member.text.ts';

/** Provides the chart of the public page of a member with its calls and effects. */
export const wireMemberPage = (app: AppServices) => wire(memberPageMachine, app, { load: text.failed });

/** Provides the chart of the paged feeds on a member page with its calls and effects. */
export const wireMemberFeeds = (app: AppServices) =>
  wire(memberFeedsMachine, app, { loadPage: catalogueText.feedList });
