import type { FormEvent, RefObject } from 'react';
import { Link } from 'wouter';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { DOCUMENT_KINDS, isRequired } from '#domain/members/signup/documents.ts';
import { signUp } from '#domain/members/signup/sign-up.ts';
import { type SignUpValues, ticked } from '#machines/members/signup/sign-up.model.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { PasswordField } from '#src/ui/forms/password-field.tsx';
import { Stack, VisuallyHidden } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { ConsentTicks } from '../consents/consent-ticks.tsx';
import { AuthLinks } from '../login/auth-layout.tsx';
import { NicknameField } from '../profile/nickname-field.tsx';
import { PasswordNeeds } from '../security/password-needs.tsx';
import { signUpText as text } from './sign-up.text.ts';
import type { wireSignUp } from './sign-up.wiring.ts';

type Words = Exclude<keyof SignUpValues, 'agreed'>;
type SignUpFormProps = FlowOf<(app: Parameters<typeof wireSignUp>[0]) => ReturnType<typeof wireSignUp>> & {
  form: RefObject<HTMLFormElement | null>;
};

/** Form of a new account. */
export function SignUpForm({ form, snapshot, send }: Pick<SignUpFormProps, 'form' | 'snapshot' | 'send'>) {
  const { values, problems, error } = snapshot.context;
  const busy = snapshot.hasTag('saving');
  const change = (part: Partial<SignUpValues>) => send({ type: 'field.changed', change: part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  const field = (name: Words) => ({
    name,
    label: text[name],
    value: values[name],
    problem: sentenceAt(problems, name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const others = values.agreed.filter((document) => !isRequired(document));
  return (
    <Stack ref={form} gap={6} as="form" method="post" noValidate onSubmit={submit}>
      <Refusal reason={error} />
      <TextField {...field('email')} required type="email" autoComplete="username" inputMode="email" />
      <Stack gap={2}>
        <PasswordField
          {...field('password')}
          required
          labels={text}
          hint={text.passwordHint}
          autoComplete="new-password"
        />
        <PasswordNeeds password={values.password} />
      </Stack>
      <PasswordField {...field('confirmPassword')} required labels={text} autoComplete="new-password" />
      <TextField {...field('name')} required autoComplete="name" />
      <NicknameField {...field('nickname')} hint={text.nicknameHint} />
      <TextField {...field('phone')} required hint={text.phoneHint} autoComplete="tel" inputMode="tel" />
      <DateField {...field('birthDate')} autoComplete="bday" hint={text.birthDateHint} />
      <VisuallyHidden aria-hidden="true">
        <input {...trap(field('website'))} tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      <ConsentTicks
        agreed={values.agreed}
        problem={sentenceAt(problems, 'consents')}
        onTick={(document, on) => change({ agreed: ticked(values.agreed, document, on) })}
        onAllRequired={(on) =>
          change({ agreed: on ? [...DOCUMENT_KINDS.filter(isRequired), ...others] : others })
        }
      />
      <Button tone="primary" size="wide" type="submit" busy={busy} wait={useWait(signUp)}>
        {busy ? text.submitting : text.submit}
      </Button>
      <AuthLinks>
        <Link href={paths.login()}>{text.haveAccount}</Link>
      </AuthLinks>
    </Stack>
  );
}

/** Props of the honeypot field. */
const trap = ({ label: _, problem: __, ...input }: { label: string; problem: string | undefined } & object) =>
  input;
