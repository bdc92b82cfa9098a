import type { ReportTarget } from '#domain/admin/reports/target.ts';
import { fileAppeal } from '../../admin/reports/appeals/appeal-service.ts';
import { decideAppeal } from '../../admin/reports/appeals/judge-appeal.ts';
import { claimCase, decide } from '../../admin/reports/cases/decide-service.ts';
import { reportThing } from '../../admin/reports/reports/report-service.ts';
import { type Case, type Decided, JUST_NOW, type Objected, type Said, WAITING } from './case-rows.ts';
import { DECIDED } from './decided-rows.ts';
import type { Actor, Stage, Step } from './stage.ts';

/** Steps that create report cases in every state, with every outcome of appeals. */
export const CASES: readonly Step[] = [...WAITING, ...DECIDED].flatMap(stepsOf);

function stepsOf({ type, thing, reports, claimed, decided, objected }: Case): Step[] {
  return [
    ...reports.map((said): Step => [said[1], (stage) => report(stage, [type, thing], said)]),
    ...(claimed ? [claiming(thing, ...claimed)] : []),
    ...(decided ? [claiming(thing, decided.by, decided.hours + JUST_NOW), deciding(thing, decided)] : []),
    ...(objected ? objecting(thing, objected) : []),
  ];
}

async function report(
  { as, ids, idOf, ports, tx }: Stage,
  [type, thing]: readonly [ReportTarget, string],
  [by, , reason, description]: Said,
): Promise<void> {
  const target = [type, idOf(thing)] as const;
  // Each reporter has a network of their own; addresses are reserved for documentation.
  const ip = `203.0.113.${idOf(by) % 250}`;
  await as(by, (me) => reportThing(ports, me, { target, reason, description, ip }, null));
  const { id } = await tx
    .selectFrom('report_cases')
    .select('id')
    .where('target_type', '=', type)
    .where('target_id', '=', target[1])
    .executeTakeFirstOrThrow();
  ids.set(`case of ${thing}`, id);
}

function claiming(thing: string, by: Actor, hours: number): Step {
  return [hours, ({ as, idOf, ports }) => as(by, (me) => claimCase(ports, me, idOf(`case of ${thing}`)))];
}

function deciding(thing: string, { by, hours, ...said }: Decided): Step {
  return [
    hours,
    async ({ as, idOf, ports, tx }) => {
      const id = idOf(`case of ${thing}`);
      const { version } = await tx
        .selectFrom('report_cases')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      // Seeded pictures belong to the shop, so that none is deleted with an item.
      return as(by, (me) => decide(tx, ports, me, { id, form: { ...said, version }, gone: [] }));
    },
  ];
}

function objecting(thing: string, { by, hours, text, judged }: Objected): Step[] {
  return [
    [
      hours,
      async ({ as, ids, idOf, ports }) => {
        const appeal = { caseId: idOf(`case of ${thing}`), text };
        const { appealId } = await as(by, (me) => fileAppeal(ports, me, appeal, null));
        ids.set(`appeal of ${thing}`, appealId);
      },
    ],
    ...(judged ? [judging(thing, judged)] : []),
  ];
}

function judging(thing: string, { by, hours, ...form }: NonNullable<Objected['judged']>): Step {
  return [
    hours,
    ({ as, idOf, ports }) =>
      as(by, (me) => decideAppeal(ports, me, { id: idOf(`appeal of ${thing}`), form }, null)),
  ];
}
