import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { isolate } from '@kindling/contract/text/isolate';

/** The title of a page about a member; without the age where the brand does not show it. */
export function nameAndAge({ name, age }: Pick<ProfileCard, 'name' | 'age'>): string {
  return age === null ? isolate(name) : `${isolate(name)}, ${age}`;
}
