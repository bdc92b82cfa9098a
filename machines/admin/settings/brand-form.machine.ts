import {
  addBrand,
  type BrandForm,
  type BrandRow,
  brandForm,
  changeBrand,
  type NewBrandForm,
  newBrandForm,
} from '#domain/admin/settings/brand-admin.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { asksOneOf, nothing, to } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** The brand to change; null adds a new one. */
export type BrandFormAbout = { brand: BrandRow | null };
/** Typed names; other names are separated by commas. */
export type BrandFormValues = { name: string; englishName: string; aliases: string };
/** Request body with the id of the brand that it changes. */
export type BrandSent = { id: null; body: NewBrandForm } | { id: number; body: BrandForm };

/** Request body of the typed names. */
export function brandSentOf(
  { name, englishName, aliases }: BrandFormValues,
  { brand }: BrandFormAbout,
): BrandSent {
  const others = aliases
    .split(',')
    .map((alias) => alias.trim())
    .filter(Boolean);
  const body = { name, englishName, aliases: [...new Set(others)] };
  return brand ? { id: brand.brandId, body: { ...body, version: brand.version } } : { id: null, body };
}

/** Machine of the brand form: adds a brand, or sets all names of one. */
export const brandFormMachine = createFormMachine<BrandFormValues, BrandSent, void, BrandFormAbout>({
  id: 'brandForm',
  description: 'A brand is added, or has other names; each name belongs to one brand.',
  blank: ({ brand }) => ({
    name: brand?.name ?? '',
    englishName: brand?.englishName ?? '',
    aliases: brand?.aliases.join(', ') ?? '',
  }),
  rules: (values, about) => {
    const { id, body } = brandSentOf(values, about);
    const problems = problemsOf(id === null ? newBrandForm : brandForm, body);
    // All other names are one field.
    return problems.map(({ field, message }) => ({ field: field.split('.')[0] ?? field, message }));
  },
  toBody: brandSentOf,
  save: asksOneOf([addBrand, changeBrand], ({ body: sent }) =>
    sent.id === null
      ? to(addBrand, { body: sent.body }, nothing)
      : to(changeBrand, { params: { id: sent.id }, body: sent.body }, nothing),
  ),
});
