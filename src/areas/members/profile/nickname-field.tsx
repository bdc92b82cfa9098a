import { type ComponentProps, useEffect } from 'react';
import { nicknameText as text } from '#src/areas/members/profile/nickname.text.ts';
import { wireNicknameCheck } from '#src/areas/members/profile/nickname.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { TextField } from '#src/ui/forms/field.tsx';

const Says = styled('p', {
  minHeight: '1.5em',
  marginTop: '$1',
  fontSize: '$label',
  color: '$ink3',
  variants: { of: { free: { color: '$success' }, taken: { color: '$danger' } } },
});

type NicknameFieldProps = Omit<ComponentProps<typeof TextField>, 'value'> & {
  value: string;
  /** The member's present nickname. */
  own?: string;
};

/** Nickname field with an availability check while typing; it does not repeat the message of a refusal. */
export function NicknameField({ own = '', ...field }: NicknameFieldProps) {
  const { snapshot, send } = useFlow(wireNicknameCheck);
  const { value, problem } = field;
  useEffect(() => send({ type: 'nickname.typed', nickname: value, own }), [send, value, own]);
  const isFree = snapshot.matches({ check: 'free' });
  const isTaken = snapshot.matches({ check: 'taken' }) && !problem;
  return (
    <FlowFrame flow="nicknameCheck" snapshot={{ value: snapshot.value, hasTag: () => false }}>
      <TextField
        {...field}
        autoComplete="nickname"
        onCompositionStart={() => send({ type: 'composition.started' })}
        onCompositionEnd={() => send({ type: 'composition.ended' })}
      />
      <Says role="status" {...(isFree ? { of: 'free' } : isTaken ? { of: 'taken' } : {})}>
        {isFree ? text.free : isTaken ? text.taken : ''}
      </Says>
    </FlowFrame>
  );
}
