import {
  type BrandMergeForm,
  type BrandRow,
  brandMergeForm,
  mergeBrand,
} from '#domain/admin/settings/brand-admin.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** The brand to merge, and all brands. */
export type BrandMergeAbout = { brand: BrandRow; brands: readonly BrandRow[] };
type BrandMergeValues = { intoId: string };
type BrandMergeSent = { id: number; body: BrandMergeForm };

const sentOf = ({ intoId }: BrandMergeValues, { brand }: BrandMergeAbout): BrandMergeSent => ({
  id: brand.brandId,
  body: { intoId: Number(intoId), version: brand.version },
});

/** Machine of the merging of one brand into another one, which gets its products and names. */
export const brandMergeMachine = createFormMachine<BrandMergeValues, BrandMergeSent, void, BrandMergeAbout>({
  id: 'brandMerge',
  description: 'Two brands that are one become one: products and names go to the other.',
  blank: () => ({ intoId: '' }),
  rules: (values, about) => problemsOf(brandMergeForm, sentOf(values, about).body),
  toBody: sentOf,
  save: endpointPort(
    mergeBrand,
    ({ body: sent }: { body: BrandMergeSent }) => ({
      params: { id: sent.id },
      body: sent.body,
    }),
    nothing,
  ),
});
