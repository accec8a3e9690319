import { Injectable } from '@nestjs/common';
import { supportTemplates } from '@kindling/contract/safety/complaint-rules';
import type { SupportCase, SupportCaseRow as ShownRow } from '@kindling/contract/safety/calls/support-desk';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { Texts } from '../../../../kernel/ground/texts.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Clock } from '../../../../ports/clock.js';
import { isPassedOn, isPassedOnBy, StaffApi } from '../../../console/staff/staff.api.js';
import { ListProfiles } from '../../../profiles/profiles.api.js';
import {
  SupportCasesRepository,
  type SupportCaseRow,
  type SupportMessageRow,
} from '../support-cases.repository.js';
import { holderOf } from '../support-rules.js';
import { SupportQueueRepository, type ListedCase } from './support-queue.repository.js';
import { WrittenOrders } from './written-orders.js';

/** Cases as support sees them. */
@Injectable()
export class DescribeCases {
  constructor(
    private readonly clock: Clock,
    private readonly listProfiles: ListProfiles,
    private readonly staff: StaffApi,
    private readonly supportCases: SupportCasesRepository,
    private readonly supportQueue: SupportQueueRepository,
    private readonly texts: Texts,
    private readonly writtenOrders: WrittenOrders,
  ) {}

  /** Rows of one or of several brands, in the order given. */
  async rows(found: readonly ListedCase[], { staffId }: StaffCaller): Promise<ShownRow[]> {
    const names = await this.staff.names(found.flatMap(({ handlerId }) => handlerId ?? []));
    const [members, beginnings] = [await this.namesIn(found), await this.supportQueue.beginningsOf(found)];
    const now = this.clock.now();
    return found.map((row) => {
      const { tenantId, id, number, topic, state, language, memberId, handlerId } = row;
      const holder = holderOf(row, now);
      return {
        ...{ id: `${tenantId}:${id}`, tenant: tenantId, number, topic, state, language },
        opened_at: row.openedAt.toISOString(),
        due_at: row.dueAt.toISOString(),
        escalated: isPassedOn(row),
        escalated_by_me: isPassedOnBy(staffId, row),
        member: memberId === null ? null : `${tenantId}:${memberId}`,
        member_name: members.get(`${tenantId}:${memberId}`) ?? null,
        first_words: beginnings.get(`${tenantId}:${id}`) ?? '',
        handler: handlerId === null ? null : (names.get(handlerId) ?? handlerId),
        held: holder !== null,
        mine: holder === staffId,
        held_until: holder === null ? null : (row.leaseUntil?.toISOString() ?? null),
      };
    });
  }

  /** One case of the current brand, with all that was written about it. @throws Problem `not_found` */
  async whole(id: string, caller: StaffCaller): Promise<SupportCase> {
    const found = await this.supportCases.find(id);
    const [row] = found ? await this.rows([{ ...found, tenantId: TenantContext.id() }], caller) : [];
    if (!found || !row) throw problem('not_found');
    const messages = await this.supportCases.messagesOf(id);
    const names = await this.staff.names(messages.flatMap(({ staffId }) => staffId ?? []));
    return {
      ...row,
      order: found.orderWords,
      orders: await this.writtenOrders.in([found.orderWords ?? '', ...complaintsIn(messages)], caller),
      email: found.email,
      messages: messages.map(({ id: messageId, kind, staffId, text, writtenAt }) => ({
        ...{ id: messageId, kind, text },
        by: staffId === null ? null : (names.get(staffId) ?? staffId),
        at: writtenAt.toISOString(),
      })),
      templates: this.templatesFor(found),
    };
  }

  /** Members' names by `<tenant>:<id>`. */
  private async namesIn(found: readonly ListedCase[]): Promise<Map<string, string>> {
    const ofMembers = found.filter(({ memberId }) => memberId !== null);
    const tenants = [...new Set(ofMembers.map(({ tenantId }) => tenantId))];
    const ids = [...new Set(ofMembers.flatMap(({ memberId }) => memberId ?? []))];
    // The same id can exist in several brands.
    const limit = tenants.length * ids.length;
    const { rows } = await this.listProfiles.page({
      ...{ tenants, ids, column: 'created_at', direction: 'DESC', limit },
    });
    return new Map(rows.map(({ tenantId, id, name }) => [`${tenantId}:${id}`, name]));
  }

  private templatesFor({ language, number }: SupportCaseRow): SupportCase['templates'] {
    const { name: brand, support_email: address, refund_days: days } = TenantContext.current().settings;
    const t = this.texts.in(language);
    const values = { brand, address, days, number };
    return supportTemplates.map((name) => ({
      name,
      title: t(`support:template.${name}.title`, values),
      text: t(`support:template.${name}.text`, values),
    }));
  }
}

const complaintsIn = (messages: readonly SupportMessageRow[]): string[] =>
  messages.filter(({ kind }) => kind === 'complaint').map(({ text }) => text);
