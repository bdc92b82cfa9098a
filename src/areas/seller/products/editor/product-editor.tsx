import type { RefObject } from 'react';
import { changeProduct, createProduct } from '#domain/seller/products/product-endpoints.ts';
import { isUnsaved } from '#machines/seller/products/product-editor.model.ts';
import { useLeaveGuard } from '#src/areas/members/profile/use-leave-guard.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { LateConfirmDialog } from '#src/ui/dialogs/late-dialogs.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { SaveBar } from '#src/ui/forms/save-bar.tsx';
import { Chip, Muted, PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState, Refusal } from '#src/ui/states.tsx';
import { sellerPaths } from '../../paths.ts';
import type { EditorFlow } from './editor-flow.ts';
import { ProductEditConflict } from './product-edit-conflict.tsx';
import { productEditorText as text } from './product-editor.text.ts';
import { wireProductEditor } from './product-editor.wiring.ts';
import { ProductFields } from './product-fields.tsx';

/** Form of a new (`id` null) or stored product. */
export function ProductEditor({ id }: { id: number | null }) {
  const { form, focusProblem } = useProblemFocus();
  const flow = useFlow((app) => wireProductEditor(app, focusProblem), { id });
  const { snapshot, send } = flow;
  const { values, error, other } = snapshot.context;
  const isOpen = snapshot.matches('editing') || snapshot.matches('leaving');
  useLeaveGuard(isOpen && isUnsaved(snapshot.context), (to) => send({ type: 'form.left', to }));
  return (
    <FlowFrame
      flow="productEditor"
      snapshot={snapshot}
      error={error || text.failed}
      onRetry={() => send({ type: 'screen.retried' })}
    >
      {snapshot.matches('notFound') ? (
        <NotFound />
      ) : (
        <Stack
          ref={form}
          as="form"
          method="post"
          gap={8}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'form.submitted' });
          }}
        >
          <EditorHead flow={flow} />
          <Refusal reason={error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
          <Problems flow={flow} form={form} />
          <ProductFields flow={flow} />
          {other && snapshot.matches('outrun') ? (
            <ProductEditConflict
              values={values}
              other={other}
              onTake={() => send({ type: 'other.taken' })}
              onKeep={() => send({ type: 'mine.confirmed' })}
            />
          ) : (
            <EditorBar flow={flow} />
          )}
        </Stack>
      )}
      <LateConfirmDialog
        open={snapshot.hasTag('open')}
        title={text.leave.title}
        text={text.leave.text}
        action={{
          label: text.leave.confirm,
          danger: true,
          onConfirm: () => send({ type: 'leave.confirmed' }),
        }}
        onClose={() => send({ type: 'leave.cancelled' })}
      />
    </FlowFrame>
  );
}

type ProblemsProps = { flow: EditorFlow; form: RefObject<HTMLFormElement | null> };

/** What the form was refused for, or what the product lacks before it can be sold. */
const Problems = ({ flow: { snapshot }, form }: ProblemsProps) => (
  <ErrorSummary
    form={form}
    problems={snapshot.context.problems}
    nameOf={text.fieldOf}
    {...(snapshot.matches({ editing: 'missing' }) ? { title: text.missing } : {})}
  />
);

/** Shown for a number that is no product of the own store. */
const NotFound = () => (
  <EmptyState isPage title={text.notFound.title} hint={text.notFound.hint}>
    <ButtonLink tone="primary" href={sellerPaths.products}>
      {text.notFound.toProducts}
    </ButtonLink>
  </EmptyState>
);

function EditorHead({ flow: { snapshot } }: { flow: EditorFlow }) {
  const { goods } = snapshot.context.about;
  return (
    <Row spread>
      <PageTitle>{goods ? text.editTitle : text.createTitle}</PageTitle>
      {goods ? (
        <Row>
          <Chip>{text.states[goods.state]}</Chip>
          {goods.suspendedReason ? <Muted>{goods.suspendedReason}</Muted> : null}
          {goods.state === 'ON_SALE' ? (
            <ButtonLink size="small" href={paths.product(goods.productId)}>
              {text.toShop}
            </ButtonLink>
          ) : null}
        </Row>
      ) : null}
    </Row>
  );
}

/** Action bar: save, preview and publish. */
function EditorBar({ flow: { snapshot, send } }: { flow: EditorFlow }) {
  const { goods } = snapshot.context.about;
  const wait = useWait(createProduct, changeProduct);
  const isPublishing = snapshot.matches('publishing');
  const isSaving = snapshot.hasTag('saving') && !isPublishing;
  const canPublish = !goods || goods.state === 'DRAFT' || goods.state === 'HIDDEN';
  const isDraft = !goods || goods.state === 'DRAFT';
  return (
    <SaveBar>
      <Button
        type="submit"
        tone={canPublish ? 'secondary' : 'primary'}
        busy={isSaving}
        disabled={isPublishing}
        wait={wait}
      >
        {isSaving ? text.saving : isDraft ? text.save.draft : text.save.live}
      </Button>
      {canPublish ? (
        <Button
          type="button"
          tone="primary"
          busy={isPublishing}
          disabled={isSaving}
          onClick={() => send({ type: 'publication.asked' })}
        >
          {isPublishing ? text.publishing : text.publish}
        </Button>
      ) : null}
    </SaveBar>
  );
}
