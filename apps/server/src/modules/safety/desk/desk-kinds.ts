import { Injectable } from '@nestjs/common';
import type { DeskKindName } from '@kindling/contract/safety/desk';
import type { DeskKind } from './desk-kind.js';

/** The kinds that the desk knows: modules register theirs in `onModuleInit`. */
@Injectable()
export class DeskKinds {
  private readonly kinds = new Map<DeskKindName, DeskKind>();

  /** @throws Error for a kind that is known already */
  register(kind: DeskKind): void {
    if (this.kinds.has(kind.kind)) throw new Error(`The desk knows the kind ${kind.kind} already`);
    this.kinds.set(kind.kind, kind);
  }

  find(kind: DeskKindName): DeskKind | undefined {
    return this.kinds.get(kind);
  }

  all(): readonly DeskKind[] {
    return [...this.kinds.values()];
  }
}
