import * as v from 'valibot';
import type { Clock } from '../../kit/context.ts';
import { circuitBreaker } from '../../kit/external-calls/circuit-breaker.ts';
import { externalCall } from '../../kit/external-calls/external-call.ts';
import { type TalkMessage, TalkNotSent, type TalkSender } from '../../kit/ports/talk-sender.ts';

/** Keys of NHN Cloud, and of the shop's channel at Kakao. */
export type NhnTalkOptions = { appKey: string; secretKey: string; senderKey: string; apiUrl: string };

const answerSchema = v.object({
  header: v.object({ isSuccessful: v.boolean(), resultCode: v.number() }),
  message: v.nullish(v.object({ sendResults: v.array(v.object({ resultCode: v.number() })) })),
});

/**
 * Messages by NHN Cloud KakaoTalk Bizmessage (alimtalk v2.3). Its text message in place of a failed
 * one is turned off. A refused request is a `TalkNotSent`; repeated failures open a circuit.
 */
export function nhnTalk(options: NhnTalkOptions, clock: Clock): TalkSender {
  const circuit = circuitBreaker(clock, {
    isFailure: (error) => !(error instanceof TalkNotSent),
    paused: () => new TalkNotSent('the provider is paused'),
  });
  return { send: (message) => circuit.run(() => ask(options, message)) };
}

async function ask(
  { appKey, secretKey, senderKey, apiUrl }: NhnTalkOptions,
  { key, phone, template, values }: TalkMessage,
): Promise<boolean> {
  const recipient = {
    recipientNo: phone.replaceAll(/\D/g, ''),
    templateParameter: values,
    resendParameter: { isResend: false },
  };
  const { status, text } = await externalCall(
    `${apiUrl}/alimtalk/v2.3/appkeys/${encodeURIComponent(appKey)}/messages`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json;charset=UTF-8',
        'X-Secret-Key': secretKey,
        'X-NC-API-IDEMPOTENCY-KEY': key,
      },
      body: JSON.stringify({ senderKey, templateCode: template, recipientList: [recipient] }),
    },
  );
  // A gateway in between may answer 5xx for a request that was accepted.
  if (status >= 500) throw new Error(`the provider answered ${status}`);
  if (status >= 400) throw new TalkNotSent(`status ${status}`);
  const { header, message } = v.parse(answerSchema, JSON.parse(text));
  if (!header.isSuccessful) throw new TalkNotSent(`code ${header.resultCode}`);
  return (message?.sendResults ?? []).every(({ resultCode }) => resultCode === 0);
}
