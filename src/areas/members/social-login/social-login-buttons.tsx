import { socialLoginPath } from '#domain/members/social-login/social-providers.ts';
import { ProviderInitial } from '#src/areas/members/social-login/provider-initial.tsx';
import { socialText as text } from '#src/areas/members/social-login/social.text.ts';
import { wireSocialProviders } from '#src/areas/members/social-login/social-login-buttons.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { ButtonLook } from '#src/ui/button.tsx';

const Doors = styled('div', { display: 'grid', gap: '$3' });
const Or = styled('p', {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: '$3',
  color: '$ink3',
  fontSize: '$label',
  '&::before, &::after': { content: '""', height: '1px', background: '$line' },
});

/** Links to the configured social providers. Plain links, because the browser leaves the app. */
export function SocialLoginButtons({ returnTo }: { returnTo: string }) {
  const { snapshot } = useFlow(wireSocialProviders);
  const providers = snapshot.context.data ?? [];
  return (
    <section aria-label={text.doors} data-flow="socialProviders" data-state={statePath(snapshot.value)}>
      {providers.length > 0 ? (
        <Doors>
          <Or>{text.or}</Or>
          {providers.map((provider) => (
            <ButtonLook key={provider} as="a" href={socialLoginPath(provider, returnTo)} size="wide">
              <ProviderInitial provider={provider} />
              {text.goOn(provider)}
            </ButtonLook>
          ))}
        </Doors>
      ) : null}
    </section>
  );
}
