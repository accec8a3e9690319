import { Injectable } from '@nestjs/common';
import { deskKinds, rightOfDeskKind, type DeskKindName } from '@kindling/contract/safety/desk';
import { problem } from '../../../../kernel/ground/problem.js';
import type { StaffCaller } from '../../../../kernel/http/caller.js';
import { Limits, type Limit } from '../../../../kernel/http/limits/limits.js';

/** More than the fastest hand decides, and less than a program that approves whatever there is. */
const limits = {
  take: { name: 'desk-take', points: 300, seconds: 60 },
  decide: { name: 'desk-decide', points: 300, seconds: 60 },
  look: { name: 'desk-look', points: 240, seconds: 60 },
} as const satisfies Record<string, Limit>;

/** What every call of the desk begins with: limits, and the right of the kind (decisions §9). */
@Injectable()
export class DeskCalls {
  constructor(private readonly limits: Limits) {}

  /** @throws Problem `rate_limited` */
  count(what: keyof typeof limits, { staffId }: StaffCaller): Promise<void> {
    return this.limits.consumeOnConsole(limits[what], staffId);
  }

  /** The kinds that somebody may decide. */
  kindsOf({ rights }: StaffCaller): DeskKindName[] {
    return deskKinds.filter((kind) => rights.includes(rightOfDeskKind[kind]));
  }

  /** @throws Problem `forbidden` */
  requireKind(kind: DeskKindName, { rights }: StaffCaller): void {
    if (!rights.includes(rightOfDeskKind[kind])) throw problem('forbidden');
  }
}
