import type { OwnStore } from '#domain/seller/store/own-store.ts';
import { SellerFacts, StoreHeader } from '#src/areas/catalogue/store/store-header.tsx';
import { storePath } from '#src/areas/catalogue/store/store-paths.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { ownStoreText as text } from './store.text.ts';
import { wireOwnStore } from './store.wiring.ts';
import { StorePictures } from './store-pictures.tsx';
import { StoreProfile } from './store-profile.tsx';
import { StoreStatus } from './store-status.tsx';

/** /store-home: the own store as shoppers see it, and its settings. */
export default function StoreHomeScreen() {
  const { snapshot, send } = useFlow(wireOwnStore);
  const { data, error } = snapshot.context;
  const reload = () => send({ type: 'screen.reloaded' });
  return (
    <Stack gap={6}>
      <Row spread>
        <PageTitle>{text.title}</PageTitle>
        {data && data.state !== 'CLOSED' ? (
          <TextLink href={storePath(data.storeId)}>{text.toShop}</TextLink>
        ) : null}
      </Row>
      <FlowFrame
        flow="ownStore"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={data !== null}
      >
        {data ? (
          <Stack gap={6}>
            <StoreStatus store={data} onChanged={reload} />
            <Stack as="section" gap={3}>
              <SectionTitle>{text.shown}</SectionTitle>
              <StoreHeader store={asShown(data)} />
              <SellerFacts store={asShown(data)} />
            </Stack>
            <StorePictures store={data} onChanged={reload} />
            <StoreProfile key={data.version} store={data} onSaved={reload} />
          </Stack>
        ) : null}
      </FlowFrame>
    </Stack>
  );
}

const asShown = (store: OwnStore) => ({
  ...store,
  isPaused: store.state === 'PAUSED',
  seller: store,
});
