import { Injectable } from '@nestjs/common';
import type { DeskSubject } from '@kindling/contract/safety/desk-subjects';
import { fraudMarks, type SharerState } from '@kindling/contract/safety/fraud-marks';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { AccountRecords } from '../../accounts/accounts.api.js';
import { MessageMarks } from '../../chats/chats.api.js';
import { PhotoModeration } from '../../profiles/photos/photo-moderating.api.js';
import { ListProfiles } from '../../profiles/profiles.api.js';
import { TracesRepository, type TraceRow } from './traces.repository.js';

/** So many accounts are shown, this one included. */
const mostShown = 20;
/** So many marks are shown, those of a case first. */
const marksShown = 10;

type FraudSubject = Extract<DeskSubject, { kind: 'fraud' }>;
type Use = FraudSubject['marks'][number]['uses'][number];

/** A mark with all the accounts that have it. */
interface SharedMark {
  kind: TraceRow['kind'];
  traces: readonly TraceRow[];
}

/** What has the marks, by the id of its place. */
interface Evidence {
  messages: Awaited<ReturnType<MessageMarks['quote']>>;
  images: ReadonlyMap<string, string>;
}

/** An account as moderators see it beside those that it shares marks with. */
@Injectable()
export class DescribeSharer {
  constructor(
    private readonly accountRecords: AccountRecords,
    private readonly listProfiles: ListProfiles,
    private readonly messageMarks: MessageMarks,
    private readonly photoModeration: PhotoModeration,
    private readonly traces: TracesRepository,
  ) {}

  /** @returns undefined for an account of which no case is open, which is erased, or banned meanwhile */
  async describe(memberId: string): Promise<DeskSubject | undefined> {
    const own = await this.traces.of(memberId);
    const account = await this.accountRecords.find(memberId);
    if (!account || account.bannedBy !== null || !own.some(isWaiting)) return undefined;
    const shared = await this.sharedBy(own);
    const ids = [memberId, ...sharersIn(shared).filter((id) => id !== memberId)];
    const shown = ids.slice(0, mostShown);
    const evidence = await this.evidenceOf(shared, shown);
    return {
      kind: 'fraud',
      accounts: await this.accountsOf(shown, shared),
      more: ids.length - shown.length,
      marks: shared.map(({ kind, traces }) => ({
        kind,
        uses: traces
          .filter((trace) => shown.includes(trace.memberId))
          .map((trace) => ({ account: shown.indexOf(trace.memberId), ...useOf(trace, evidence) })),
      })),
    };
  }

  /** The marks of its case, and browsers that it shares with anybody: nothing by themselves, but something beside those. */
  private async sharedBy(own: readonly TraceRow[]): Promise<SharedMark[]> {
    const ofCase = own
      .filter(isWaiting)
      .toSorted((one, other) => fraudMarks.indexOf(one.kind) - fraudMarks.indexOf(other.kind));
    const devices = own.filter(({ kind }) => kind === 'device');
    const shared: SharedMark[] = [];
    for (const { kind, mark, openedAt } of [...ofCase, ...devices].slice(0, 2 * marksShown)) {
      const traces = await this.traces.sharers({ kind, mark });
      if (openedAt !== null || traces.length > 1) shared.push({ kind, traces });
    }
    return shared.slice(0, marksShown);
  }

  private async accountsOf(
    ids: readonly string[],
    shared: readonly SharedMark[],
  ): Promise<FraudSubject['accounts']> {
    const tenant = TenantContext.id();
    const records = await this.accountRecords.all(ids);
    const { rows } = await this.listProfiles.page({
      ...{ tenants: [tenant], ids, column: 'created_at', direction: 'ASC', limit: ids.length },
    });
    const profiles = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const [profile, record] = [profiles.get(id), records.get(id)];
      const decided = shared
        .flatMap(({ traces }) => traces)
        .flatMap(({ memberId, settledAt }) => (memberId === id && settledAt ? [settledAt.getTime()] : []));
      return {
        member: profile
          ? { id: `${tenant}:${id}`, name: profile.name, created_at: profile.createdAt.toISOString() }
          : null,
        state: profile && record ? stateOf(profile, record) : 'erased',
        decided_at: decided.length === 0 ? null : new Date(Math.max(...decided)).toISOString(),
      };
    });
  }

  /** The messages and pictures with the marks, of the accounts that are shown; without those that are gone. */
  private async evidenceOf(shared: readonly SharedMark[], shown: readonly string[]): Promise<Evidence> {
    const traces = shared
      .flatMap(({ traces: all }) => all)
      .filter(({ memberId }) => shown.includes(memberId));
    const placesOf = (isPhoto: boolean): string[] =>
      traces.filter(({ kind }) => (kind === 'photo') === isPhoto).flatMap(({ places }) => places);
    const photos = await Promise.all(placesOf(true).map((id) => this.photoModeration.find(id)));
    return {
      messages: await this.messageMarks.quote(placesOf(false)),
      images: new Map(photos.flatMap((photo) => (photo ? [[photo.id, photo.image] as const] : []))),
    };
  }
}

function useOf({ places, firstAt, lastAt }: TraceRow, { messages, images }: Evidence): Omit<Use, 'account'> {
  return {
    first_at: firstAt.toISOString(),
    last_at: lastAt.toISOString(),
    messages: places
      .flatMap((id) => messages.get(id) ?? [])
      .map(({ text, sentAt, retracted }) => ({ text, retracted, sent_at: sentAt.toISOString() })),
    image: places.flatMap((id) => images.get(id) ?? [])[0] ?? null,
  };
}

/** Whether a mark is part of a case that nobody decided. */
function isWaiting({ openedAt, settledAt }: TraceRow): boolean {
  return openedAt !== null && settledAt === null;
}

/** Whoever has one of the marks, the first first. */
function sharersIn(shared: readonly SharedMark[]): string[] {
  const traces = shared.flatMap(({ traces: all }) => all);
  return [
    ...new Set(
      traces.toSorted((one, other) => +one.firstAt - +other.firstAt).map(({ memberId }) => memberId),
    ),
  ];
}

function stateOf(
  { restrictedBy }: { restrictedBy: string | null },
  { status, bannedBy }: { status: string; bannedBy: string | null },
): SharerState {
  if (bannedBy !== null) return 'banned';
  if (status === 'deleted') return 'deleted';
  return restrictedBy === null ? 'active' : 'disabled';
}
