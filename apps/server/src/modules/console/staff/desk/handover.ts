import { Injectable } from '@nestjs/common';
import type { StaffRight } from '@kindling/contract/route';
import { rightsOfRole, staffRoles } from '@kindling/contract/console/staff';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { StaffRepository } from '../people/staff.repository.js';

/** The escalation fields of a waiting item's row. */
export interface PassedOn {
  /** Its place in the queue, lower ones first. */
  priority: number;
  /** Ids of the staff who escalated it. */
  barred: string[];
}

const head = 0;

/** Items that were not escalated come after all that were. */
export const notPassedOn: PassedOn = { priority: 1, barred: [] };

/** Whether it was escalated. */
export function isPassedOn({ priority }: Pick<PassedOn, 'priority'>): boolean {
  return priority === head;
}

/** Whether this staff member escalated it. */
export function isPassedOnBy(staffId: string, { barred }: Pick<PassedOn, 'barred'>): boolean {
  return barred.includes(staffId);
}

/**
 * Escalation: the item moves to the head of its queue, and is not offered to the same staff member again (decision
 * 0054). Each queue adds its own rules.
 */
@Injectable()
export class Handover {
  constructor(private readonly staff: StaffRepository) {}

  /**
   * The fields of a row of the current brand after its escalation.
   *
   * @param right needed to answer it
   * @throws Problem `nobody_to_pass_to` if no colleague is left for it
   */
  async by(staffId: string, { barred }: Pick<PassedOn, 'barred'>, right: StaffRight): Promise<PassedOn> {
    const without = [...new Set([...barred, staffId])];
    if (!(await this.isSomebodyLeft(without, right))) throw problem('nobody_to_pass_to');
    return { priority: head, barred: without };
  }

  /**
   * Refuses an item that its caller escalated. If all others have left the brand since, it is theirs again: no item is
   * orphaned.
   *
   * @throws Problem `passed_on_before`
   */
  async requireMayHave(
    staffId: string,
    { barred }: Pick<PassedOn, 'barred'>,
    right: StaffRight,
  ): Promise<void> {
    if (isPassedOnBy(staffId, { barred }) && (await this.isSomebodyLeft(barred, right)))
      throw problem('passed_on_before');
  }

  private isSomebodyLeft(without: readonly string[], right: StaffRight): Promise<boolean> {
    const roles = staffRoles.filter((role) => rightsOfRole[role].includes(right));
    return this.staff.hasOthers(TenantContext.id(), roles, without);
  }
}
