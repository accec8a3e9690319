import type { ReportedField } from '@kindling/contract/report-rules';
import type { Profile } from '@kindling/contract/shapes/profile';
import type { EvidentMessage } from '../chats/chats.api.js';
import { erasedName, withoutNames } from '../../kernel/without-names.js';

/**
 * What the reporter saw, as it was then (trust 8): the words that a report can be about and who showed them. What a member
 * tells by consent only (trust 13) is not in it.
 */
export interface Snapshot {
  /** Null where nobody could be named. */
  profile: ShownWords | null;
  /** Where a picture is, as whoever asks for its removal wrote it down. */
  address: string | null;
  /** A reported message and those around it, in their order; absent in snapshots of before there were any. */
  messages?: EvidentMessage[];
}

type ShownWords = Pick<Profile, 'name' | 'age' | 'gender' | 'country' | 'region' | 'city' | 'fictional'> & {
  /** Absent where the report is about something else. */
  about_me?: string;
};

/** What of a shown profile is kept. @param about what is reported */
export function snapshotOf(
  profile: Profile,
  about: 'profile' | 'photo' | 'message' | ReportedField,
): Snapshot {
  const { name, age, gender, country, region, city, fictional, about_me } = profile;
  const card = { name, age, gender, country, region, city, fictional };
  const hasText = about === 'profile' || about === 'about_me';
  return { profile: hasText ? { ...card, about_me } : card, address: null };
}

/** A snapshot that names the member no more (decisions §3.5). What they wrote stays: it is what the case is about. */
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

/** A snapshot without what its reporter wrote, who was erased; what they were written stays. */
export function withoutReporter(snapshot: Snapshot): Snapshot {
  return { ...snapshot, messages: (snapshot.messages ?? []).filter(({ fromReporter }) => !fromReporter) };
}
