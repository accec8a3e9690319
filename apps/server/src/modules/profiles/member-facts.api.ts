import { Injectable } from '@nestjs/common';
import type { DeskRisk } from '@kindling/contract/safety/desk';

/** What the desk counts of a member: restrictions, upheld reports, and open ones. */
export type MemberFactName = 'restrictions' | 'reports' | 'open_reports';

/**
 * @param without a subject whose own history is left out: the item is looked at a second time
 * @returns how many there were of the current brand's member
 */
export type MemberFact = (memberId: string, without?: string) => Promise<number>;

/** Facts about members from modules that the desk does not know: they register in `onModuleInit`. */
@Injectable()
export class MemberFacts {
  private readonly facts = new Map<MemberFactName, MemberFact>();

  /** @throws Error for a fact that is registered already */
  register(name: MemberFactName, count: MemberFact): void {
    if (this.facts.has(name)) throw new Error(`The fact ${name} is told already`);
    this.facts.set(name, count);
  }

  /** 0 for a fact that is not registered. */
  async count(name: MemberFactName, memberId: string, without?: string): Promise<number> {
    return (await this.facts.get(name)?.(memberId, without)) ?? 0;
  }

  /** Why the items of a member come before those of others. */
  async risksOf(memberId: string): Promise<DeskRisk[]> {
    const reports = (await this.count('reports', memberId)) + (await this.count('open_reports', memberId));
    const restrictions = await this.count('restrictions', memberId);
    return [
      ...(reports > 0 ? ['reported' as const] : []),
      ...(restrictions > 0 ? ['removed_before' as const] : []),
    ];
  }
}
