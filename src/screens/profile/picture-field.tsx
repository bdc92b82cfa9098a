import { useId } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { profileText } from '#src/text/ko/profile.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Muted, Row, Stack, VisuallyHidden } from '#src/ui/layout.tsx';

const Placeholder = styled('img', { width: '80px', height: '80px', borderRadius: '$round' });
const Problem = styled('p', { color: '$danger', fontSize: '$s' });
const Picker = styled('span', {
  '& input:focus-visible + label': { outline: '2px solid $accentStrong', outlineOffset: '2px' },
});

const PLACEHOLDER = '/images/profile-placeholder.svg';

type PictureFieldProps = {
  nickname: string;
  image: string;
  state: 'idle' | 'uploading' | 'failed';
  /** While the form is saved. */
  disabled: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** The profile picture; after a failed upload a stand-in that is never saved. */
export function PictureField(props: PictureFieldProps) {
  const { nickname, image, state, disabled, onChoose, onRemove } = props;
  const id = useId();
  const { picture } = profileText;
  return (
    <Row>
      {state === 'failed' ? (
        <Placeholder src={PLACEHOLDER} alt="" width={80} height={80} />
      ) : (
        <Avatar nickname={nickname} image={image || null} size={80} />
      )}
      <Stack gap={2}>
        <Row>
          <Picker>
            <VisuallyHidden
              as="input"
              id={id}
              type="file"
              disabled={disabled}
              accept="image/jpeg,image/png,image/webp"
              aria-describedby={`${id}-rule`}
              onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => {
                const file = currentTarget.files?.[0];
                // The same file may be chosen again after a failure.
                currentTarget.value = '';
                if (file) onChoose(file);
              }}
            />
            <Button as="label" htmlFor={id} size="small">
              {picture.choose}
            </Button>
          </Picker>
          {image ? (
            <Button type="button" size="small" tone="ghost" onClick={onRemove}>
              {picture.remove}
            </Button>
          ) : null}
        </Row>
        <Muted id={`${id}-rule`}>{picture.rule}</Muted>
        <div role="status">
          {state === 'uploading' ? <Muted>{picture.uploading}</Muted> : null}
          {state === 'failed' ? <Problem>{picture.failed}</Problem> : null}
        </div>
      </Stack>
    </Row>
  );
}
