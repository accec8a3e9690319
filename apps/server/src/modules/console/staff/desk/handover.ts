import { Injectable } from '@nestjs/common';
import type { StaffRight } from '@kindling/contract/route';
import { rightsOfRole, staffRoles } from '@kindling/contract/console/staff';
import { problem } from '../../../../kernel/ground/problem.js';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { StaffRepository } from '../people/staff.repository.js';

/** What the row of something that waits says of its being passed on. */
export interface PassedOn {
  /** Its place in the queue, lower ones first. */
  priority: number;
  /** Ids of the staff who passed it on. */
  barred: string[];
}

const head = 0;

/** Items that were not passed on come after all that were. */
export const notPassedOn: PassedOn = { priority: 1, barred: [] };

/** Whether it was passed on. */
export function isPassedOn({ priority }: Pick<PassedOn, 'priority'>): boolean {
  return priority === head;
}

/** Whether one of those who passed it on is this staff member. */
export function isPassedOnBy(staffId: string, { barred }: Pick<PassedOn, 'barred'>): boolean {
  return barred.includes(staffId);
}

/**
 * Whoever can't answer something passes it on: it comes to the head of its queue, and they don't get it again (decision
 * 0054). What each queue does beside is its own.
 */
@Injectable()
export class Handover {
  constructor(private readonly staff: StaffRepository) {}

  /**
   * What a row of the current brand says once it is passed on.
   *
   * @param right which one has to have to answer it
   * @throws Problem `nobody_to_pass_to` if no colleague is left for it
   */
  async by(staffId: string, { barred }: Pick<PassedOn, 'barred'>, right: StaffRight): Promise<PassedOn> {
    const without = [...new Set([...barred, staffId])];
    if (!(await this.isSomebodyLeft(without, right))) throw problem('nobody_to_pass_to');
    return { priority: head, barred: without };
  }

  /**
   * Refuses an item that its caller passed on. If all others left the brand since, it is theirs again: no item is orphaned.
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
