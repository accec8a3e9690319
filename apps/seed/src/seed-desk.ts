import type { INestApplicationContext } from '@nestjs/common';
import type { DeskKindName } from '@kindling/contract/safety/desk';
import type { DemoBrand } from '@kindling/demo/content/demo-profile';
import type { PlannedComplaint, PlannedReport, Sitting } from '@kindling/demo/plan/desk';
import { demoId, demoUuid } from '@kindling/demo/plan/ids';
import type { DemoPerson } from '@kindling/demo/plan/people';
import { EndpointRegistry } from '@kindling/server/kernel/http/endpoint-registry';
import { Outbox } from '@kindling/server/kernel/outbox/outbox';
import { StaffDirectory } from '@kindling/server/kernel/sessions/staff-directory';
import { ApplyDecision, applyDecisionJob } from '@kindling/server/modules/safety/desk/desk.api';
import {
  MemberReports,
  pictureFilesJob,
  reportMailJob,
} from '@kindling/server/modules/safety/reports/reports.api';
import { SupportApi, supportMailJob } from '@kindling/server/modules/safety/support/support.api';
import { staffActingThrough, type ActAs, type ActAsStaff } from './act-as.js';
import { at } from './moments.js';

const second = 1000;
const minute = 60 * second;
/** How many tabs a moderator has open at most, and how many items each shows. */
const tabs = 4;
const itemsOfTab = 5;
/** A decision takes effect once it can't be taken back any more. */
const takesEffect = 10 * second;

/** Something that a colleague decided, named by the person it is about. */
export interface Decided {
  kind: Extract<DeskKindName, 'photo' | 'report'>;
  person: DemoPerson;
  sitting: Sitting;
}

/** A working week of the desk: what members reported and asked, and what staff made of it. */
export class SeedDesk {
  private readonly actAsStaff: ActAsStaff;
  private readonly applying: ApplyDecision;
  private readonly outbox: Outbox;
  private readonly reports: MemberReports;
  private readonly support: SupportApi;

  constructor(
    app: INestApplicationContext,
    private readonly brand: DemoBrand,
    private readonly act: ActAs,
  ) {
    this.actAsStaff = staffActingThrough(
      app.get(EndpointRegistry, { strict: false }),
      app.get(StaffDirectory, { strict: false }),
    );
    this.applying = app.get(ApplyDecision, { strict: false });
    this.outbox = app.get(Outbox, { strict: false });
    this.reports = app.get(MemberReports, { strict: false });
    this.support = app.get(SupportApi, { strict: false });
  }

  async file(reports: readonly PlannedReport[]): Promise<void> {
    for (const { reporter, person, about, reason, words: text, at: time } of reports) {
      const filed = await this.reports.by(reporter.id);
      if (filed.some(({ memberId }) => memberId === person.id)) continue;
      const of = { profile_id: person.id };
      const subject =
        about === 'profile'
          ? ({ kind: 'profile', ...of } as const)
          : ({ kind: 'text', field: about, ...of } as const);
      await at(time, `${this.brand}/report/${reporter.index}`, () =>
        this.act(reporter.id, 'report', { body: { subject, reason, text } }),
      );
    }
  }

  /** Sitting by sitting. What is decided already is not on the desk any more. */
  async decide(decided: readonly Decided[]): Promise<void> {
    const sittings = Map.groupBy(decided, ({ kind, sitting }) => `${kind} ${sitting.at.toISOString()}`);
    for (const together of [...sittings.values()].toSorted((a, b) => +timeOf(a) - +timeOf(b)))
      await this.sit(together);
  }

  async answer(complaints: readonly PlannedComplaint[]): Promise<void> {
    for (const complaint of complaints) {
      const { complainant, at: time, topic, words: text, order = '' } = complaint;
      const name = `${this.brand}/complaint/${complainant.index}`;
      const about = topic === 'payment' ? { topic, order, text } : { topic, text };
      const id = demoId(this.brand, 'complaint', complainant.index);
      const known = (await this.support.casesOf(complainant.id)).find((one) => one.id === id);
      if (!known)
        await at(time, name, () => this.act(complainant.id, 'makeComplaint', { body: { about } }), id);
      if (known === undefined || known.state === 'open') await this.reply(id, complaint);
    }
  }

  /** Forgets what would mail people about it: they heard of it long ago. */
  async dropMails(): Promise<void> {
    for (const job of [applyDecisionJob, reportMailJob, supportMailJob, pictureFilesJob])
      await this.outbox.drop(job);
  }

  /** Looks through the desk in tabs, decides what was planned, and gives the rest back. */
  private async sit(together: readonly Decided[]): Promise<void> {
    const [first] = together;
    if (!first) return;
    const { kind, sitting } = first;
    const wanted = new Map(together.map(({ person }) => [`${this.brand}:${person.id}`, person]));
    const session = `${this.brand}/${kind}/${sitting.at.toISOString()}`;
    let now = sitting.at.getTime();
    const rest: string[] = [];
    for (let tab = 0; tab < tabs && wanted.size > 0; tab++) {
      const body = { kind, tenant: this.brand, want: itemsOfTab, tab: demoUuid(this.brand, session, tab) };
      const { items } = await at(new Date(now), `${session}/take/${tab}`, () =>
        this.actAsStaff(sitting.by, 'takeDeskItems', { body }),
      );
      if (items.length === 0) break;
      for (const { id, member } of items) {
        const person = wanted.get(member?.id ?? '');
        if (!person) {
          rest.push(id);
          continue;
        }
        wanted.delete(member?.id ?? '');
        now += kind === 'photo' ? (6 + (person.index % 9)) * second : (1 + (person.index % 3)) * 0.5 * minute;
        await this.decideOne(id, person, { kind, by: sitting.by, now });
      }
      // Those of this tab are decided, so the next one shows others.
    }
    await at(new Date(now + second), `${session}/rest`, () =>
      this.actAsStaff(sitting.by, 'releaseDeskItems', { body: { items: rest } }),
    );
  }

  private async decideOne(
    id: string,
    person: DemoPerson,
    { kind, by, now }: { kind: Decided['kind']; by: Sitting['by']; now: number },
  ): Promise<void> {
    const decisionId = demoId(this.brand, `decision/${kind}`, person.index);
    const decision = kind === 'photo' ? 'approve' : 'dismiss';
    const name = `${this.brand}/decision/${kind}/${person.index}`;
    const decide = () => this.actAsStaff(by, 'decideDeskItem', { params: { id }, body: { decision } });
    await at(new Date(now), name, decide, decisionId);
    await at(new Date(now + takesEffect), `${name}/effect`, () => this.applying.handle({ decisionId }));
  }

  private async reply(caseId: string, { answered, answer }: PlannedComplaint): Promise<void> {
    if (answered === null || answer === undefined) return;
    const params = { id: `${this.brand}:${caseId}` };
    const { by, at: begun } = answered;
    const taken = await at(begun, `${this.brand}/take/${caseId}`, () =>
      this.actAsStaff(by, 'takeSupportCase', { params }),
    );
    const body = { text: answer, seen: taken.messages.at(-1)?.id ?? '', close: false };
    await at(new Date(begun.getTime() + 4 * minute), `${this.brand}/answer/${caseId}`, () =>
      this.actAsStaff(by, 'answerSupportCase', { params, body }),
    );
  }
}

const timeOf = (together: readonly Decided[]): Date => together[0]?.sitting.at ?? new Date(0);
