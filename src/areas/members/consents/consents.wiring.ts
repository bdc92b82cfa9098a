import { fromPromise } from 'xstate';
import { type ConsentStatus, isOutstanding, listConsents } from '#domain/members/signup/consents.ts';
import { consentSettingsMachine } from '#machines/members/account/consent-settings.machine.ts';
import { consentsMachine, type Outstanding } from '#machines/members/account/consents.machine.ts';
import { consentsText } from '#src/areas/members/consents/consents.text.ts';
import { storeDraft, storedDraft } from '#src/flow/drafts.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { paths } from '#src/lib/navigation/paths.ts';

const PUT_OFF = 'consents';
/** Key of a request for consent; other versions give another key. */
const portEndpointOf = (documents: readonly ConsentStatus[]): string =>
  documents.map(({ document, latest }) => `${document} ${latest.version}`).join();

/**
 * Provides the chart of the request for consent with its calls and effects; once postponed it is not
 * shown again in this tab.
 */
export const wireConsents = (app: AppServices) =>
  wire(consentsMachine, app).provide({
    actors: {
      load: fromPromise<Outstanding>(async ({ signal }) => {
        const documents = (await app.call(listConsents, {}, { signal })).filter(isOutstanding);
        return { documents, isPutOff: storedDraft(app, PUT_OFF) === portEndpointOf(documents) };
      }),
    },
    actions: {
      storePutOff: (_, { documents }) => storeDraft(app, PUT_OFF, portEndpointOf(documents)),
      goToWithdraw: () => app.navigate(paths.withdraw),
      thank: () => app.toast(consentsText.thanks),
    },
  });

/** Provides the chart of a member's given consents in the settings with its calls and effects. */
export const wireConsentSettings = (app: AppServices) => wire(consentSettingsMachine, app);
