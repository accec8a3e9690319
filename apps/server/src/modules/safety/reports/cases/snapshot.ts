import type { ReportedField } from '@kindling/contract/safety/report-rules';
import type { Profile } from '@kindling/contract/profiles/profile';
import { erasedName, withoutNames } from '../../../../kernel/ground/without-names.js';
import type { EvidentMessage } from '../../../chats/chats.api.js';
import { beginningOf } from '../../../meeting/discovery/discovery.api.js';

/**
 * What the reporter saw, as it was then (trust 8): the words that a report can be about and their author. What a member
 * shares by consent only (trust 13) is not in it.
 */
export interface Snapshot {
  /** Null where no member could be named. */
  profile: ShownWords | null;
  /** The address of a picture, as the person who asks for its removal wrote it. */
  address: string | null;
  /** A reported message and those around it, in their order; absent in snapshots of before there were any. */
  messages?: EvidentMessage[];
}

/** The fields of a profile that a snapshot is made of. */
export type ShownProfile = Pick<
  Profile,
  'id' | 'name' | 'age' | 'gender' | 'country' | 'region' | 'city' | 'fictional' | 'about_me'
>;

type ShownWords = Omit<ShownProfile, 'id' | 'about_me'> & {
  /** Absent where the report is about something else. */
  about_me?: string;
};

/** The snapshot of a shown profile. @param about the reported part */
export function snapshotOf(
  profile: ShownProfile,
  about: 'profile' | 'photo' | 'message' | ReportedField,
): Snapshot {
  const { name, age, gender, country, region, city, fictional, about_me } = profile;
  const card = { name, age, gender, country, region, city, fictional };
  const hasText = about === 'profile' || about === 'about_me';
  return { profile: hasText ? { ...card, about_me } : card, address: null };
}

/** The words of a field that were reported, each once, in the order of the reports. */
export function versionsIn(snapshots: readonly Snapshot[], field: ReportedField): string[] {
  const words = snapshots.map(({ profile }) => (field === 'name' ? profile?.name : profile?.about_me));
  return [...new Set(words.filter((text) => text !== undefined && text !== ''))] as string[];
}

/** Whether a text is the one that was seen: whole, or its beginning, which is what visitors read. */
export function isVersionOf(seen: string, text: string): boolean {
  return seen === text || seen === beginningOf(text).text;
}

/** A snapshot that no longer names the member (decisions §3.5). Their words stay: the case is about them. */
export function namelessSnapshot(snapshot: Snapshot, names: readonly string[]): Snapshot {
  const { profile, address } = snapshot;
  const messages = (snapshot.messages ?? []).map((message) => ({
    ...message,
    text: withoutNames(message.text, names),
  }));
  if (!profile) return { profile, address: address && withoutNames(address, names), messages };
  const { about_me: about } = profile;
  const nameless = { ...profile, name: erasedName, region: null, city: null };
  return {
    ...{ address, messages },
    profile: about === undefined ? nameless : { ...nameless, about_me: withoutNames(about, names) },
  };
}

/** A snapshot without the words of its erased reporter; messages to the reporter stay. */
export function withoutReporter(snapshot: Snapshot): Snapshot {
  return { ...snapshot, messages: (snapshot.messages ?? []).filter(({ fromReporter }) => !fromReporter) };
}
