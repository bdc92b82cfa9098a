import {
  type Campaign,
  campaignForm,
  changeCampaign,
  createCampaign,
} from '#domain/admin/coupons/campaign-endpoints.ts';
import { minuteOf, momentOf } from '#domain/kit/forms/minute-field.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { parseValue } from '#domain/kit/parse-value.ts';
import type { Distribution } from '#domain/trade/coupons/coupon-campaign.ts';
import { asksOneOf, to } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';
import { numberOf } from '../../kit/typed-number.ts';
import { BLANK_TERMS, type TermValues, termsOf, typedTerms } from './coupon-terms.model.ts';

/** The campaign to change; null creates a new one. */
export type CampaignFormAbout = { campaign: Campaign | null };

/** Typed values of the campaign form. */
export type CampaignFormValues = TermValues & {
  code: string;
  name: string;
  distribution: Distribution;
  issueLimit: string;
  validDays: string;
  startsAt: string;
  endsAt: string;
};

/** Request body with the campaign that it changes. */
export type CampaignSent = { campaign: Campaign | null; body: unknown };

function opening({ campaign }: CampaignFormAbout): CampaignFormValues {
  if (!campaign)
    return {
      ...BLANK_TERMS,
      code: '',
      name: '',
      distribution: 'CODE',
      issueLimit: '',
      validDays: '30',
      startsAt: '',
      endsAt: '',
    };
  return {
    ...typedTerms(campaign),
    code: campaign.code,
    name: campaign.name,
    distribution: campaign.distribution,
    issueLimit: String(campaign.issueLimit),
    validDays: String(campaign.validDays),
    startsAt: minuteOf(campaign.startsAt),
    endsAt: minuteOf(campaign.endsAt),
  };
}

const bodyOf = (values: CampaignFormValues, { campaign }: CampaignFormAbout) => ({
  ...termsOf(values),
  code: values.code,
  name: values.name,
  distribution: values.distribution,
  issueLimit: numberOf(values.issueLimit),
  validDays: numberOf(values.validDays),
  startsAt: momentOf(values.startsAt, campaign?.startsAt ?? null),
  endsAt: momentOf(values.endsAt, campaign?.endsAt ?? null),
});

/** Machine of the coupon campaign form: creates a campaign, or changes the given one, and returns it. */
export const campaignFormMachine = createFormMachine<
  CampaignFormValues,
  CampaignSent,
  Campaign,
  CampaignFormAbout
>({
  id: 'campaignForm',
  description: 'A campaign is begun, or changed where that hurts nobody who has its coupon.',
  blank: opening,
  rules: (values, about) => problemsOf(campaignForm, bodyOf(values, about)),
  toBody: (values, about) => ({ campaign: about.campaign, body: bodyOf(values, about) }),
  save: asksOneOf([createCampaign, changeCampaign], ({ body: { campaign, body } }) => {
    const form = parseValue(campaignForm, body);
    if (!campaign) return to(createCampaign, { body: form });
    const { campaignId: id, version } = campaign;
    return to(changeCampaign, { params: { id }, body: { ...form, version } });
  }),
});
