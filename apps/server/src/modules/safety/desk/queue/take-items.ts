import { Injectable } from '@nestjs/common';
import { leaseSeconds, mostHeld, type DeskKindName } from '@kindling/contract/safety/desk';
import type { Answer } from '@kindling/contract/route';
import type { DeskItem, takeDeskItems } from '@kindling/contract/safety/calls/desk';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { TenantRegistry } from '../../../../kernel/tenancy/tenant-registry.js';
import { Clock } from '../../../../ports/clock.js';
import { leaseTimes } from '../../../console/staff/staff.api.js';
import { DeskKinds, type DeskKind } from '../desk-kinds.js';
import { ShowItem } from '../view/show-item.js';
import { DeskItemsRepository, type Holder } from './desk-items.repository.js';
import { DeskQueueRepository, type DeskPlace, type QueueOf } from './desk-queue.repository.js';

/** Others take some of the items that a query finds at the same time, so it looks for so many more. */
const spare = 10;
/** After so many rounds the tab asks again. */
const rounds = 5;

interface Wanted {
  kind: DeskKindName;
  /** The brand alone; absent: all that the caller was given. */
  tenant?: string | undefined;
  want: number;
  /** The tab of the console that asks: each holds items of its own. */
  tab: string;
}

/** Gives moderators their next items (decisions §9): never the same item to two at a time. */
@Injectable()
export class TakeItems {
  constructor(
    private readonly clock: Clock,
    private readonly deskItems: DeskItemsRepository,
    private readonly deskKinds: DeskKinds,
    private readonly deskQueue: DeskQueueRepository,
    private readonly showItem: ShowItem,
    private readonly tenantRegistry: TenantRegistry,
  ) {}

  /**
   * Items for a tab, or what keeps it from having one.
   *
   * @returns at most as many as wanted: those the tab holds already first, each held for it from now on
   */
  async take(wanted: Wanted, caller: StaffCaller): Promise<Answer<typeof takeDeskItems>> {
    const { staffId } = caller;
    const tenants = wanted.tenant === undefined ? caller.tenants : [wanted.tenant];
    const [queue, holder] = [
      { staffId, tenants },
      { staffId, tab: wanted.tab },
    ];
    const kind = this.deskKinds.find(wanted.kind);
    if (!kind) return { items: [], colleagues: null, own: 0 };
    const items = await this.takeOf(kind, wanted.want, queue, holder);
    if (items.length > 0) return { items, colleagues: null, own: 0 };
    return { items, ...(await this.heldOf(wanted.kind, queue)) };
  }

  private async takeOf(kind: DeskKind, wanted: number, queue: QueueOf, holder: Holder): Promise<DeskItem[]> {
    const { kind: name } = kind;
    const { tab } = holder;
    // However many tabs a moderator opens, waiting items are left for others, too.
    const elsewhere = await this.deskQueue.heldBeside(holder, name, this.clock.now());
    const want = Math.min(wanted, Math.max(0, mostHeld - elsewhere));
    const taken: DeskItem[] = [];
    const takeOf = async (places: readonly DeskPlace[]): Promise<void> => {
      for (const place of places) {
        if (taken.length >= want) return;
        const item = await this.lease(place, kind, holder);
        if (item) taken.push(item);
      }
    };
    await takeOf(await this.deskQueue.held(queue, { tab, kind: name, atMost: want }));
    for (let round = 0; round < rounds && taken.length < want; round++) {
      const free = await this.deskQueue.free(
        queue,
        name,
        leaseTimes(this.clock.now(), leaseSeconds),
        want - taken.length + spare,
      );
      if (free.length === 0) break;
      await takeOf(free);
    }
    return taken;
  }

  /** Where the waiting items of a kind are when none is free. */
  private async heldOf(
    kind: DeskKindName,
    queue: QueueOf,
  ): Promise<Pick<Answer<typeof takeDeskItems>, 'colleagues' | 'own'>> {
    const { count, until, own } = await this.deskQueue.heldOf(queue, kind, this.clock.now());
    return { colleagues: until && { count, until: until.toISOString() }, own };
  }

  /** @returns undefined for an item that another moderator holds, this one may not decide, or needs no decision any more */
  private async lease(
    { tenantId, id }: DeskPlace,
    kind: DeskKind,
    holder: Holder,
  ): Promise<DeskItem | undefined> {
    const { staffId } = holder;
    const tenant = await this.tenantRegistry.byId(tenantId);
    if (!tenant) return undefined;
    return TenantContext.run(tenant, async () => {
      const now = this.clock.now();
      const times = leaseTimes(now, leaseSeconds);
      if (!(await this.deskItems.lease(id, holder, times))) return undefined;
      const item = await this.deskItems.find(id);
      if (!item) return undefined;
      if (kind.mayDecide && !(await kind.mayDecide(staffId, item.subjectId))) {
        await this.deskItems.bar(id, staffId, item.barred);
        return undefined;
      }
      const shown = await this.showItem.show({ ...item, leaseUntil: times.until }, kind);
      if (!shown) await this.deskItems.close(item, now);
      return shown;
    });
  }
}
