import { Inject, type Type } from '@nestjs/common';
import type { MailKind } from '@kindling/contract/mails/mail-kinds';
import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';
import type { SampledMail } from '@kindling/contract/mails/sampled-mails';
import type { Language } from '@kindling/contract/languages';
import { JobHandler, type HandlesJob, type Job, type JobContext } from '../../../../kernel/outbox/job.js';
import { NoticesApi } from '../../notices/notices.api.js';
import type { MailContent } from '../look/mail-layout.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { unsubscribeOf } from '../look/unsubscribe-links.js';
import { SendMail, type MailOutcome, type MailReader } from '../send-mail.js';

/** A mail's content without its preheader, which its kind has in `preheader` of `locales/<language>/mails.json`. */
export type WrittenMail = Omit<MailContent, 'preheader'>;

/** The mails of one job: everything about them except their texts and the console's names. */
interface MailDefinition<Order, Preparer, Mail extends MailReader, Sampled extends SampledMail> {
  job: Job<Order>;
  /** Injected into the job's handler, for `prepare` and `settled`. */
  preparer: Type<Preparer>;
  /** Reads the mail's content at the moment of sending; undefined when none is due any more. */
  prepare: (preparer: Preparer, order: Order) => Promise<Mail | undefined>;
  /** The kind shown to support with the member, which also selects the brand's own wording. */
  kindOf: (mail: Mail) => MailKind;
  contentOf: (mail: Mail, surroundings: Surroundings) => WrittenMail;
  /** Preferences that its unsubscribe links switch off; without it, the mail has no such links. */
  unsubscribes?: (mail: Mail) => { memberId: string; kinds: readonly NotificationKind[] };
  /** The mailing that it belongs to. */
  mailingOf?: (order: Order) => string;
  /** Runs once the mail server has taken the mail, or refused it for good. */
  settled?: (preparer: Preparer, order: Order, outcome: MailOutcome) => Promise<void>;
  /** A sample of each kind shown on the console. */
  samples: (sample: (make: (facts: SampleFacts) => Mail) => Sample) => Readonly<Record<Sampled, Sample>>;
}

/** Writes a mail with sample data. */
type Sample = (surroundings: Surroundings) => MailContent;

/** Data of sample mails. Ids and tokens grant no access: the linked pages say so. */
export interface SampleFacts {
  reader: { to: string; language: Language; memberId: string };
  token: string;
  number: string;
  at: Date;
  surroundings: Surroundings;
}

interface DefinedMail<Mail, Sampled extends SampledMail> {
  /** Handles the job; a provider of the Nest module. */
  handler: Type<unknown>;
  /** The whole mail, but for its unsubscribe links. */
  contentOf: (mail: Mail, surroundings: Surroundings) => MailContent;
  samples: Readonly<Record<Sampled, Sample>>;
}

/**
 * Defines the mails of one job in one place.
 *
 * @returns the job's handler, and a sample of each of its mails shown on the console
 */
export function defineMail<Order, Preparer, Mail extends MailReader, Sampled extends SampledMail>(
  definition: MailDefinition<Order, Preparer, Mail, Sampled>,
): DefinedMail<Mail, Sampled> {
  const { job, preparer, prepare, kindOf, unsubscribes, samples } = definition;
  const { mailingOf, settled } = definition;
  const contentOf = (mail: Mail, surroundings: Surroundings): MailContent => ({
    ...definition.contentOf(mail, surroundings),
    preheader: surroundings.t(`preheader.${kindOf(mail)}`),
  });

  @JobHandler(job)
  class SendDefinedMail implements HandlesJob<Order> {
    constructor(
      @Inject(preparer) private readonly prepared: Preparer,
      private readonly sendMail: SendMail,
      private readonly notices: NoticesApi,
    ) {}

    async handle(order: Order, { id }: JobContext): Promise<void> {
      const mail = await prepare(this.prepared, order);
      if (!mail) return;
      const facts = { id, kind: kindOf(mail), mailingId: mailingOf?.(order) ?? null };
      const outcome = await this.sendMail.send(mail, facts, (surroundings) => ({
        ...contentOf(mail, surroundings),
        ...this.unsubscribing(mail, surroundings),
      }));
      await settled?.(this.prepared, order, outcome);
    }

    private unsubscribing(mail: Mail, surroundings: Surroundings): Pick<MailContent, 'unsubscribe'> {
      if (!unsubscribes) return {};
      const { memberId, kinds } = unsubscribes(mail);
      return { unsubscribe: unsubscribeOf(this.notices.unsubscribeToken(memberId, kinds), surroundings) };
    }
  }

  return {
    handler: SendDefinedMail,
    contentOf,
    samples: samples((make) => (surroundings) => contentOf(make(factsOf(surroundings)), surroundings)),
  };
}

function factsOf(surroundings: Surroundings): SampleFacts {
  return {
    reader: { to: '', language: surroundings.language, memberId: '0'.repeat(24) },
    ...{ token: 'sample', number: 'SAMPLE-1', at: new Date('2026-01-15T12:00:00Z'), surroundings },
  };
}
