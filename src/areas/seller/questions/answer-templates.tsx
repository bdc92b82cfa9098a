import { useState } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { type AnswerTemplate, TEMPLATE_NAME_LENGTH } from '#domain/seller/questions/answer-templates.ts';
import { RemovalButton } from '#src/flow/removal-button.tsx';
import { useFlow, useFlowActor } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { RowItem, Rows } from '#src/ui/layout/rows.tsx';
import { templateText as text } from './questions.text.ts';
import { wireAnswerTemplates, wireTemplateForm, wireTemplateRemoval } from './questions.wiring.ts';

type Props = {
  /** The answer that is being written. */
  content: string;
  onInsert: (content: string) => void;
};

/** Templates of the store: one is put into the answer, or the answer is saved as one. */
export function AnswerTemplates({ content, onInsert }: Props) {
  const [isSaving, save] = useState(false);
  const { snapshot, send } = useFlow(wireAnswerTemplates);
  const { data, error } = snapshot.context;
  const reload = () => send({ type: 'screen.reloaded' });
  return (
    <Stack as="section" gap={3} aria-label={text.title}>
      <Row spread>
        <SectionTitle>{text.title}</SectionTitle>
        <Button type="button" size="small" blocked={content.trim().length < 2} onClick={() => save(true)}>
          {text.save}
        </Button>
      </Row>
      <FlowFrame
        flow="answerTemplates"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={data !== null}
      >
        {data?.length === 0 ? <Muted>{text.empty}</Muted> : null}
        <Rows>
          {data?.map((template) => (
            <Template key={template.templateId} template={template} onInsert={onInsert} onRemoved={reload} />
          ))}
        </Rows>
      </FlowFrame>
      {isSaving ? (
        <SaveDialog
          content={content}
          onClose={() => save(false)}
          onDone={() => {
            save(false);
            reload();
          }}
        />
      ) : null}
    </Stack>
  );
}

type TemplateProps = { template: AnswerTemplate; onInsert: Props['onInsert']; onRemoved: () => void };

function Template({ template, onInsert, onRemoved }: TemplateProps) {
  const { templateId, name, content } = template;
  const actor = useFlowActor((app) => wireTemplateRemoval(app, onRemoved), { id: templateId });
  return (
    <RowItem>
      <div>
        <strong>{name}</strong>
        <Muted>{content}</Muted>
      </div>
      <Row css={{ flex: 'none', gap: '$2' }}>
        <Button type="button" size="small" aria-label={text.insertOf(name)} onClick={() => onInsert(content)}>
          {text.insert}
        </Button>
        <RemovalButton actor={actor} label={text.remove} question={text.removeQuestion} />
      </Row>
    </RowItem>
  );
}

type SaveProps = { content: string; onClose: () => void; onDone: () => void };

function SaveDialog({ content, onClose, onDone }: SaveProps) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireTemplateForm(app, focusProblem, onDone), { content });
  const { values, problems } = snapshot.context;
  return (
    <FormDialog
      flow="answerTemplateForm"
      snapshot={snapshot}
      form={form}
      title={text.save}
      action={{ label: text.send, busy: text.sending }}
      hint={<Muted>{text.saveHint}</Muted>}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <TextField
        label={text.name}
        value={values.name}
        maxLength={TEMPLATE_NAME_LENGTH}
        problem={sentenceAt(problems, 'name')}
        onChange={({ target }) => send({ type: 'field.changed', change: { name: target.value } })}
      />
    </FormDialog>
  );
}
