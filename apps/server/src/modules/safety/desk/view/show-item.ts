import { Injectable } from '@nestjs/common';
import type { DeskItem } from '@kindling/contract/safety/calls/desk';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { DeskKind } from '../desk-kind.js';
import type { DeskItemRow } from '../queue/desk-items.repository.js';
import { ShowMember } from './show-member.js';

/** An item as the console shows it: whole, so that the next one is there at once. */
@Injectable()
export class ShowItem {
  constructor(private readonly showMember: ShowMember) {}

  /** @returns undefined when there is nothing to decide any more */
  async show(
    item: DeskItemRow & { leaseUntil: Date },
    kind: Pick<DeskKind, 'describe'>,
  ): Promise<DeskItem | undefined> {
    const { id, subjectId, memberId, createdAt, dueAt, secondLookOf, leaseUntil } = item;
    const isBlind = secondLookOf !== null;
    const subject = await kind.describe(subjectId, isBlind);
    if (!subject) return undefined;
    const tenant = TenantContext.id();
    return {
      id: `${tenant}:${id}`,
      tenant,
      kind: item.kind,
      created_at: createdAt.toISOString(),
      due_at: dueAt?.toISOString() ?? null,
      risk: item.risks,
      escalated: item.escalated,
      escalation_note: item.escalationNote,
      second_look: isBlind,
      lease_until: leaseUntil.toISOString(),
      member: memberId === null ? null : await this.showMember.show(memberId, subjectId, isBlind),
      subject,
    };
  }
}
