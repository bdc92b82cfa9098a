import type { ReactNode } from 'react';
import { formatWon } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { DISCOUNT_TYPES } from '#domain/kit/pricing/pricing.ts';
import { PRODUCT_LIMITS } from '#domain/seller/products/product-form.ts';
import {
  FACTS,
  type ProductEditorOpening,
  type ProductEditorValues,
  periodOf,
  priceOf,
} from '#machines/seller/products/product-editor.model.ts';
import { styled } from '#src/styles/stitches.ts';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { SelectField, TextArea, TextField } from '#src/ui/forms/field.tsx';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
import type { EditorFlow } from './editor-flow.ts';
import { productEditorText as text } from './product-editor.text.ts';
import { ProductKindFields } from './product-kind-fields.tsx';
import { ProductLengths } from './product-lengths.tsx';
import { ProductOptions } from './product-options.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ProductStoryFields } from './product-story-fields.tsx';
import { salePeriodText } from './sale-period.text.ts';

const Pairs = styled('div', {
  display: 'grid',
  gap: '$4',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
});

type Name = 'name' | 'price' | 'discountValue' | 'saleFrom' | 'saleUntil' | 'description' | 'sellerCode';
const DISCOUNTS = DISCOUNT_TYPES.map((value) => ({ value, label: text.discounts[value] }));

/** All fields of a product. */
export function ProductFields({ flow }: { flow: EditorFlow }) {
  const { about } = flow.snapshot.context;
  return (
    <>
      <Section title={text.sections.basics}>
        <Basics flow={flow} />
      </Section>
      <Section title={text.sections.pictures}>
        <ProductPictures flow={flow} kind="mainImages" />
        <ProductPictures flow={flow} kind="detailImages" />
      </Section>
      <Section title={text.sections.story} hint={text.storyHint}>
        <ProductStoryFields flow={flow} />
      </Section>
      <Section
        wide
        title={text.sections.options}
        hint={!about.goods || about.goods.state === 'DRAFT' ? text.optionsHint.form : text.optionsHint.live}
      >
        <ProductOptions flow={flow} />
      </Section>
      <Section title={text.sections.lengths} hint={text.lengthsHint}>
        <ProductLengths flow={flow} />
      </Section>
      <Section title={text.sections.facts} hint={text.factsHint}>
        <Facts flow={flow} />
      </Section>
    </>
  );
}

function Basics({ flow }: { flow: EditorFlow }) {
  const { snapshot, send } = flow;
  const { values, problems, about } = snapshot.context;
  const change = (part: Partial<ProductEditorValues>) => send({ type: 'field.changed', change: part });
  const at = (name: Name) => ({
    name,
    label: text.fieldOf(name),
    value: values[name],
    problem: sentenceAt(problems, name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <>
      <TextField {...at('name')} required maxLength={PRODUCT_LIMITS.name} />
      <Pairs>
        <ProductKindFields flow={flow} />
        <NumberField {...at('price')} required unit={numbersText.won} hint={text.priceHint} />
        <SelectField
          name="discountType"
          label={text.fieldOf('discountType')}
          choices={DISCOUNTS}
          value={values.discountType}
          problem={sentenceAt(problems, 'discountType')}
          onChange={({ target }) => {
            const discountType = DISCOUNT_TYPES.find((one) => one === target.value);
            if (discountType) change({ discountType });
          }}
        />
        {values.discountType === 'NONE' ? null : (
          <>
            <NumberField
              {...at('discountValue')}
              required
              unit={values.discountType === 'RATE_DISCOUNT' ? numbersText.percent : numbersText.won}
            />
            <DateField {...at('saleFrom')} withTime hint={salePeriodText.fromHint} />
            <DateField {...at('saleUntil')} withTime hint={salePeriodText.untilHint} />
          </>
        )}
      </Pairs>
      <ShopperPrice form={{ values, about }} />
      <TextArea
        {...at('description')}
        maxLength={PRODUCT_LIMITS.description}
        hint={text.countOf(values.description.length, PRODUCT_LIMITS.description)}
      />
      <TextField {...at('sellerCode')} maxLength={PRODUCT_LIMITS.code} hint={text.codeHint} />
    </>
  );
}

/** Discounted price while it is typed. */
function ShopperPrice({ form }: { form: ProductEditorOpening }) {
  const { price, shopper, problem } = priceOf(form.values);
  const period = periodOf(form);
  const isTimed = period.saleFrom !== null || period.saleUntil !== null;
  return (
    <Muted role="status">
      {shopper === null ? (problem ?? text.noPrice) : text.shopperPrice(formatWon(shopper))}
      {shopper !== null && price !== null && isTimed
        ? ` ${text.timed(salePeriodText.spanOf(period), formatWon(price))}`
        : null}
    </Muted>
  );
}

function Facts({ flow: { snapshot, send } }: { flow: EditorFlow }) {
  const { values, problems } = snapshot.context;
  return (
    <Pairs>
      {FACTS.map((name) => {
        const field = {
          name: `facts.${name}`,
          label: text.facts[name].label,
          hint: text.facts[name].hint,
          value: values.facts[name],
          maxLength: PRODUCT_LIMITS.fact,
          problem: sentenceAt(problems, `facts.${name}`),
          onChange: ({ target }: { target: { value: string } }) =>
            send({ type: 'fact.changed', name, value: target.value }),
        };
        return name === 'heelMm' ? (
          <NumberField key={name} {...field} unit="mm" />
        ) : (
          <TextField key={name} {...field} />
        );
      })}
    </Pairs>
  );
}

type SectionProps = { title: string; hint?: string; wide?: boolean; children: ReactNode };
const Section = ({ title, hint, wide = false, children }: SectionProps) => (
  <Stack as="section" gap={4} css={wide ? {} : { maxWidth: '$sizes$reading' }}>
    <Stack gap={2}>
      <SectionTitle>{title}</SectionTitle>
      {hint ? <Muted>{hint}</Muted> : null}
    </Stack>
    {children}
  </Stack>
);
