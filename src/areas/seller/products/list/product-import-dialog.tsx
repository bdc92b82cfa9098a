import { Fragment } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import { columnName } from '#domain/seller/products/import-columns.ts';
import {
  type ImportProgress,
  type ImportReview,
  MOST_PROBLEMS,
} from '#domain/seller/products/import-endpoints.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Amounts } from '#src/ui/amounts.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { FileButton } from '#src/ui/forms/file-field.tsx';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { RowItem, Rows } from '#src/ui/layout/rows.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { productFileText as text } from './product-file.text.ts';
import { wireProductImport } from './product-file.wiring.ts';

type Props = { onDone: () => void; onClose: () => void };

/** Dialog that imports a product file: preview, then apply, with its progress. */
export default function ProductImportDialog({ onDone, onClose }: Props) {
  const { snapshot, send } = useFlow((app) => wireProductImport(app, onDone));
  const { file, review, progress, error } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  const isChoosing = snapshot.matches('choosing') || snapshot.matches('reviewed');
  const work = review ? review.added + review.changed : 0;
  const isWaiting = snapshot.matches('reviewed') || snapshot.matches('stopped') || isSaving;
  return (
    <Dialog open title={text.title} onClose={() => isSaving || onClose()}>
      <div data-flow="productImport" data-state={statePath(snapshot.value)}>
        <Stack>
          <Muted>{text.help}</Muted>
          {isChoosing ? (
            <Row>
              <FileButton
                id="product-import"
                accept=".csv,.txt,text/csv"
                choose={file ? text.again : text.choose}
                onFiles={([chosen]) => chosen && send({ type: 'file.chosen', file: chosen })}
              />
            </Row>
          ) : null}
          {file instanceof File ? <Muted>{file.name}</Muted> : null}
          <Refusal reason={error} />
          <p role="status">{wordsOf(snapshot, progress)}</p>
          {review && !progress ? <Review review={review} /> : null}
          <Problems problems={(progress ?? review)?.problems ?? []} />
          {isWaiting && work > 0 ? (
            <Button
              type="button"
              tone="primary"
              size="wide"
              busy={isSaving}
              onClick={() => send({ type: 'import.confirmed' })}
            >
              {isSaving
                ? text.applying
                : snapshot.matches('stopped')
                  ? text.goOn
                  : text.apply(formatNumber(work))}
            </Button>
          ) : null}
          {snapshot.matches('done') || snapshot.matches('partly') ? (
            <Button type="button" size="wide" onClick={onClose}>
              {text.close}
            </Button>
          ) : null}
        </Stack>
      </div>
    </Dialog>
  );
}

type Where = { matches(state: 'checking' | 'done' | 'partly'): boolean };

function wordsOf(snapshot: Where, progress: ImportProgress | null): string {
  if (snapshot.matches('checking')) return text.checking;
  if (!progress) return '';
  const { settled, total, refused } = progress;
  if (snapshot.matches('done')) return text.done(formatNumber(total));
  if (snapshot.matches('partly')) return text.partly(formatNumber(total - refused), formatNumber(refused));
  return text.progress(formatNumber(settled), formatNumber(total));
}

const COUNTS = ['added', 'changed', 'same', 'refused'] as const;

const Review = ({ review }: { review: ImportReview }) => (
  <Stack gap={2}>
    <Amounts>
      {COUNTS.map((name) => (
        <Fragment key={name}>
          <dt>{text.counts[name]}</dt>
          <dd>{formatNumber(review[name])}</dd>
        </Fragment>
      ))}
    </Amounts>
    {review.ticket === null ? <Muted>{text.nothing}</Muted> : null}
  </Stack>
);

function Problems({ problems }: Pick<ImportReview, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <Stack gap={2}>
      <SectionTitle>{text.problems}</SectionTitle>
      {problems.length < MOST_PROBLEMS ? null : <Muted>{text.mostShown(formatNumber(MOST_PROBLEMS))}</Muted>}
      <Rows>
        {problems.map(({ line, column, message }) => (
          <RowItem key={`${line} ${column} ${message}`}>
            <span>{text.line(line, column && columnName(column))}</span>
            <span>{message}</span>
          </RowItem>
        ))}
      </Rows>
    </Stack>
  );
}
