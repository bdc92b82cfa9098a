import type { FormEvent, Ref } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { NAME_LENGTH } from '#domain/members/profile/profile-form.ts';
import { DOCUMENT_KINDS, isRequired } from '#domain/members/signup/documents.ts';
import type { SocialNeeds } from '#domain/members/social-login/social.ts';
import { joinBySocial, proveSocialEmail } from '#domain/members/social-login/social-join.ts';
import { ticked } from '#machines/members/signup/sign-up.model.ts';
import type { SocialValues } from '#machines/members/social-login/social-callback.model.ts';
import { ConsentTicks } from '#src/areas/members/consents/consent-ticks.tsx';
import { NicknameField } from '#src/areas/members/profile/nickname-field.tsx';
import { socialText } from '#src/areas/members/social-login/social.text.ts';
import type { SocialFlow } from '#src/areas/members/social-login/social-callback.wiring.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

const text = socialText.join;
const REQUIRED = DOCUMENT_KINDS.filter(isRequired);
type Props = { flow: SocialFlow; needs: SocialNeeds };

/** Form with the data that a new member has to add. */
export function SocialJoinForm({ ref, flow, needs }: Props & { ref: Ref<HTMLFormElement> }) {
  const { snapshot, send } = flow;
  const { values, problems, error } = snapshot.context;
  const busy = snapshot.matches('creating');
  const field = fieldOf(flow);
  const optional = values.agreed.filter((document) => !isRequired(document));
  const agree = (agreed: SocialValues['agreed']) => send({ type: 'field.changed', change: { agreed } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <Stack ref={ref} gap={6} as="form" method="post" noValidate onSubmit={submit}>
      <Refusal reason={error} isUnknown={snapshot.matches({ consenting: 'unanswered' })} />
      <NicknameField
        {...field('nickname', text.nickname)}
        hint={text.nicknameHint(NAME_LENGTH.min, NAME_LENGTH.max)}
      />
      {needs.emailVerified && needs.email ? (
        <Muted>{text.emailGiven(needs.email)}</Muted>
      ) : (
        <EmailProof flow={flow} />
      )}
      <TextField {...field('phone', text.phone)} hint={text.phoneHint} type="tel" autoComplete="tel" />
      <ConsentTicks
        agreed={values.agreed}
        problem={sentenceAt(problems, 'consents')}
        onTick={(document, on) => agree(ticked(values.agreed, document, on))}
        onAllRequired={(on) => agree(on ? [...REQUIRED, ...optional] : optional)}
      />
      <Button tone="primary" size="wide" type="submit" busy={busy} wait={useWait(joinBySocial)}>
        {busy ? text.submitting : text.submit}
      </Button>
    </Stack>
  );
}

/** Verification by code of an e-mail address that the provider has not verified. */
function EmailProof({ flow }: Pick<Props, 'flow'>) {
  const { snapshot, send } = flow;
  const { mailedTo } = snapshot.context;
  const field = fieldOf(flow);
  return (
    <>
      <TextField
        {...field('email', text.email)}
        hint={text.emailHint}
        type="email"
        autoComplete="email"
        inputMode="email"
        action={
          <Button
            type="button"
            busy={snapshot.matches('mailing')}
            wait={useWait(proveSocialEmail)}
            onClick={() => send({ type: 'proof.asked' })}
          >
            {mailedTo ? text.mailAgain : text.mail}
          </Button>
        }
      />
      {mailedTo ? <Muted role="status">{text.mailed(mailedTo)}</Muted> : null}
      <TextField {...field('proof', text.proof)} autoComplete="one-time-code" autoCapitalize="characters" />
    </>
  );
}

const fieldOf =
  ({ snapshot: { context }, send }: SocialFlow) =>
  (name: Exclude<keyof SocialValues, 'agreed'>, label: string) => ({
    name,
    label,
    value: context.values[name],
    problem: sentenceAt(context.problems, name),
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
