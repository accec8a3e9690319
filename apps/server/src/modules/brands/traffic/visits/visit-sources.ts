import type { TrafficSource } from '@kindling/contract/brands/traffic-source';
import type { VisitKind } from './visit-rules.js';

/** Where visits came from, as far as it is counted. */
export interface VisitSource {
  kind: VisitKind;
  network: string;
  ref: string;
  /** `sub1`; the other two are where networks put the number of a single click. */
  sub: string;
}

const nowhere: VisitSource = { kind: 'none', network: '', ref: '', sub: '' };
const others: VisitSource = { ...nowhere, kind: 'others' };

/** At most this many are distinguished: invented addresses can't fill the table. */
export const bounds = { networks: 40, sources: 400 } as const;

/** The sources of one brand's day, as far as this process has seen them. */
export class VisitSources {
  private readonly networks = new Set<string>();
  private readonly known = new Set<string>();

  /** The source that a visit is counted under. @param room whether the process has place for another source */
  of(source: TrafficSource | undefined, room: boolean): VisitSource {
    if (!source) return nowhere;
    const { network, ref, sub1: sub } = source;
    if (!this.networks.has(network)) {
      if (!room || this.networks.size >= bounds.networks) return others;
      this.networks.add(network);
    }
    const key = JSON.stringify([network, ref, sub]);
    if (!this.known.has(key)) {
      if (!room || this.known.size >= bounds.sources) return { kind: 'network', network, ref: '', sub: '' };
      this.known.add(key);
    }
    return { kind: 'full', network, ref, sub };
  }

  get size(): number {
    return this.known.size;
  }
}
