import type { ReportedField } from '@kindling/contract/safety/report-rules';
import type { Profile } from '@kindling/contract/profiles/profile';
import { erasedName, withoutNames } from '../../../../kernel/ground/without-names.js';
import type { EvidentMessage } from '../../../chats/chats.api.js';
import { beginningOf } from '../../../meeting/discovery/discovery.api.js';
import { answerTo } from '../../../profiles/profiles.api.js';

/**
 * What the reporter saw, as it was then (trust 8): the words that a report can be about and their author. What a member
 * shares by consent only (trust 13) is not in it.
 */
export interface Snapshot {
  /** Null where no member could be named. */
  profile: ShownWords | null;
  /** The address of a picture, as the person who asks for its removal wrote it. */
  address: string | null;
  /** The messages that go with the report, in their order; absent where there are none. */
  messages?: EvidentMessage[];
}

/** The fields of a profile that a snapshot is made of. */
export type ShownProfile = Pick<
  Profile,
  'id' | 'name' | 'age' | 'gender' | 'country' | 'region' | 'city' | 'fictional' | 'about_me' | 'prompts'
>;

/** The texts are absent where the report is about something else. */
type ShownWords = Omit<ShownProfile, 'id' | 'about_me' | 'prompts'> &
  Partial<Pick<ShownProfile, 'about_me' | 'prompts'>>;

/** The snapshot of a shown profile. @param about the reported part */
export function snapshotOf(
  profile: ShownProfile,
  about: 'profile' | 'photo' | 'message' | ReportedField,
): Snapshot {
  const { name, age, gender, country, region, city, fictional, about_me, prompts } = profile;
  const card = { name, age, gender, country, region, city, fictional };
  const seen = prompts.filter(({ prompt }) => about === 'profile' || about === prompt);
  const words = {
    ...(about === 'profile' || about === 'about_me' ? { about_me } : {}),
    ...(seen.length > 0 ? { prompts: seen } : {}),
  };
  return { profile: { ...card, ...words }, address: null };
}

/** How many messages go with a report, however often its reporter adds some. */
const mostMessages = 100;

/**
 * A snapshot with the messages that its reporter added later, in their order. What it had stays as it was seen; of more than
 * there is room for the latest are added.
 */
export function withMessages(before: Snapshot, { messages: more = [] }: Snapshot): Snapshot {
  const { messages = [] } = before;
  // One that staff removed since is read as empty.
  const known = new Set(messages.flatMap((one) => [keyOf(one), keyOf({ ...one, text: '' })]));
  const unknown = more.filter((message) => !known.has(keyOf(message)));
  const added = unknown.slice(Math.max(0, unknown.length - (mostMessages - messages.length)));
  if (added.length === 0) return before;
  return { ...before, messages: [...messages, ...added].sort((a, b) => a.sentAt.localeCompare(b.sentAt)) };
}

/** A message has no number in a snapshot; two of one moment have another text. */
const keyOf = ({ fromReporter, kind, text, sentAt }: EvidentMessage): string =>
  JSON.stringify([fromReporter, kind, text, sentAt]);

/** The words of a field that were reported, each once, in the order of the reports. */
export function versionsIn(snapshots: readonly Snapshot[], field: ReportedField): string[] {
  const words = snapshots.map(({ profile }) => (profile ? textIn(profile, field) : ''));
  return [...new Set(words.filter((text) => text !== ''))];
}

/** A text of a profile as it was seen; empty for none. */
export function textIn(
  { name, about_me: about = '', prompts = [] }: Pick<ShownWords, 'name' | 'about_me' | 'prompts'>,
  field: ReportedField,
): string {
  if (field === 'name') return name;
  return field === 'about_me' ? about : answerTo(prompts, field);
}

/** The texts that cases about a whole profile are about, as far as they were seen. */
export function fieldsIn(snapshots: readonly Snapshot[]): ReportedField[] {
  const seen = snapshots.flatMap(({ profile }) => (profile?.prompts ?? []).map(({ prompt }) => prompt));
  return ['about_me', ...new Set(seen)];
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
  const { about_me: about, prompts } = profile;
  const words = {
    ...(about === undefined ? {} : { about_me: withoutNames(about, names) }),
    ...(prompts && {
      prompts: prompts.map(({ prompt, answer }) => ({ prompt, answer: withoutNames(answer, names) })),
    }),
  };
  const nameless = { ...profile, name: erasedName, region: null, city: null };
  return { ...{ address, messages }, profile: { ...nameless, ...words } };
}

/** A snapshot without the words of its erased reporter; messages to the reporter stay. */
export function withoutReporter(snapshot: Snapshot): Snapshot {
  return { ...snapshot, messages: (snapshot.messages ?? []).filter(({ fromReporter }) => !fromReporter) };
}
