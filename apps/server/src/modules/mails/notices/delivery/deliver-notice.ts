import { Database } from '../../../../kernel/database/database.js';
import { JobHandler, type HandlesJob } from '../../../../kernel/outbox/job.js';
import { Outbox } from '../../../../kernel/outbox/outbox.js';
import { noticeMailJob, noticePushJob, tellMemberJob, type ToldOrder } from '../notice-jobs.js';
import { decideNotice, type Channel, type Decision } from '../rounds/decide-notice.js';
import { NoticesRepository, type Notice } from '../rounds/notices.repository.js';
import { PlanRound } from '../rounds/plan-round.js';
import { ReadReaderFacts, type ReaderFacts } from '../rounds/reader-facts.js';
import { FindUnseen, type Unseen } from '../rounds/unseen.js';
import { OrderMail } from './order-mail.js';

/** A subject of a notice: an event, or a reminder that it is still unread. */
interface Matter {
  notice: Notice;
  isReminder: boolean;
  decision: Decision;
}

/**
 * A round: everything that waits for one member is decided at once, so that it becomes one push or one mail. The
 * decision is stored in the transaction that queues the sending, so that no notice is sent twice.
 */
@JobHandler(tellMemberJob)
export class DeliverNotice implements HandlesJob<{ memberId: string }> {
  constructor(
    private readonly database: Database,
    private readonly notices: NoticesRepository,
    private readonly readReaderFacts: ReadReaderFacts,
    private readonly findUnseen: FindUnseen,
    private readonly planRound: PlanRound,
    private readonly orderMail: OrderMail,
    private readonly outbox: Outbox,
  ) {}

  async handle({ memberId }: { memberId: string }): Promise<void> {
    await this.database.inTransaction(() => this.round(memberId));
  }

  private async round(memberId: string): Promise<void> {
    const notices = await this.notices.lock(memberId);
    const reader = await this.readReaderFacts.of(memberId);
    if (notices.length === 0) return;
    if (!reader) {
      await this.notices.dropOfMember(memberId);
      return;
    }
    const unseen = await this.findUnseen.of(
      memberId,
      notices.map(({ otherId }) => otherId),
    );
    const matters = notices.flatMap((notice) => mattersOf(notice, reader, unseen));
    const told = gathered(matters);
    for (const matter of matters) await this.settle(memberId, matter, reader.now);
    for (const [channel, some] of told) await this.order(memberId, channel, some, reader);
    await this.planRound.plan(memberId, nextLook(matters));
  }

  private async settle(memberId: string, { notice, isReminder, decision }: Matter, now: Date): Promise<void> {
    if (decision.do === 'wait') return;
    const { topic, otherId } = notice;
    const key = { memberId, topic, otherId };
    const isOver = decision.do === 'drop' && over.has(decision.because);
    if (topic !== 'message' || isOver) await this.notices.drop(key);
    else if (isReminder) await this.notices.noteReminded(key, now);
    else await this.notices.settle(key);
  }

  private async order(
    memberId: string,
    channel: Channel,
    matters: readonly Matter[],
    reader: ReaderFacts,
  ): Promise<void> {
    const others = (fits: (matter: Matter) => boolean): string[] =>
      matters.filter(fits).map(({ notice }) => notice.otherId);
    const order: ToldOrder = {
      memberId,
      conversations: others((matter) => isMessage(matter) && matter.notice.kind === 'new_conversations'),
      messages: others((matter) => isMessage(matter) && matter.notice.kind !== 'new_conversations'),
      unread: others(({ isReminder }) => isReminder),
      likes: others(({ notice }) => notice.topic === 'like' && !notice.mutual),
      matches: others(({ notice }) => notice.topic === 'like' && notice.mutual),
      returned: others(({ notice }) => notice.topic === 'returned'),
    };
    if (channel === 'push') return this.outbox.add(noticePushJob, order);
    await this.orderMail.add(noticeMailJob, order, reader);
  }
}

const isMessage = ({ notice, isReminder }: Matter): boolean => notice.topic === 'message' && !isReminder;

/** With these the conversation needs no reminder either. */
const over: ReadonlySet<string> = new Set(['unreachable', 'other_gone', 'seen']);

function mattersOf(notice: Notice, reader: ReaderFacts, unseen: Unseen): Matter[] {
  const { topic, otherId, waiting, remindedAt } = notice;
  // Returned credits can be seen by being online, and are reported whatever became of the profile.
  const isOwn = topic === 'returned';
  const seen = topic === 'like' ? !unseen.likers.has(otherId) : !isOwn && !unseen.messages.has(otherId);
  const decide = (kind: Notice['kind'], since: Date): Decision =>
    decideNotice({
      ...{ ...reader, kind, since, seen },
      isLetter: false,
      otherVisible: isOwn || unseen.others.has(otherId),
      switchedOff: reader.isOff(kind),
    });
  const matter = (isReminder: boolean, decision: Decision): Matter => ({ notice, isReminder, decision });
  return [
    ...(waiting > 0 ? [matter(false, decide(notice.kind, notice.waitingSince))] : []),
    ...(topic === 'message' && remindedAt === null
      ? [matter(true, decide('unread_message_reminders', notice.since))]
      : []),
  ];
}

/** The matters to send now, by channel; those that only waited for more are included. */
function gathered(matters: readonly Matter[]): Map<Channel, Matter[]> {
  const told = new Map<Channel, Matter[]>();
  for (const { decision } of matters) if (decision.do === 'tell') told.set(decision.by, []);
  for (const matter of matters) {
    const { decision } = matter;
    const by = decision.do === 'tell' ? decision.by : decision.do === 'wait' ? decision.gathering : undefined;
    const together = by && told.get(by);
    if (!together) continue;
    matter.decision = { do: 'tell', by };
    together.push(matter);
  }
  return told;
}

function nextLook(matters: readonly Matter[]): Date | null {
  const times = matters.flatMap(({ decision }) => (decision.do === 'wait' ? [decision.until.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
