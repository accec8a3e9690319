import { TenantContext } from '../kernel/tenancy/tenant-context.js';
import { photoRecord } from '../modules/photos/photo-view.js';
import type { PhotoRow } from '../modules/photos/photos.repository.js';
import type { DemoBrand } from './content/demo-profile.js';
import { planChats } from './demo-chats.js';
import { DemoLedger } from './demo-ledger.js';
import { planLikes } from './demo-likes.js';
import type { DemoPerson } from './demo-people.js';
import { accountRow, chatRows, consentRows, profileRow } from './demo-rows.js';
import type { DemoTables } from './demo-tables.js';

/** Hashes of passwords. */
export interface DemoPasswords {
  /** Of the members whose login is printed. */
  known: string;
  /** Of everybody else: of a secret that nobody kept. */
  nobodys: string;
}

export interface DemoMembers {
  people: readonly DemoPerson[];
  /** Rows whose files are stored. */
  photos: readonly PhotoRow[];
  /** Of each person, by their id: GeoNames' number of their city. */
  placeIds: ReadonlyMap<string, number>;
  passwords: DemoPasswords;
  /** When the brand's company was added. */
  companyAdded: string;
  now: Date;
}

/** Stores the members of the current brand with all they did, inside the caller's transaction. */
export async function storeDemo(tables: DemoTables, members: DemoMembers): Promise<void> {
  const { people, photos, placeIds, passwords, companyAdded, now } = members;
  const { id: tenantId, settings } = TenantContext.current();
  const chats = planChats(tenantId as DemoBrand, people, settings, now);
  const messages = chats.flatMap((chat) => chat.messages);
  const likes = planLikes(people, now);
  const ledger = new DemoLedger(tenantId, settings, now);
  ledger.keep(people, messages);

  const lastActs = new Map(people.map((person) => [person.id, person.lastActAt]));
  const acted = (id: string, at: Date) => lastActs.set(id, later(lastActs.get(id) ?? at, at));
  for (const message of messages) acted(message.sender.id, message.at);
  for (const like of likes) acted(like.likerId, like.createdAt);
  const mainPhotos = new Map(photos.filter((row) => row.mainOf).map((row) => [row.memberId, row]));

  const holders = people.filter((person) => person.email !== null);
  await tables.accounts(
    holders.map((person) => accountRow(person, person.role ? passwords.known : passwords.nobodys)),
  );
  await tables.consents(holders.flatMap((person) => consentRows(person, companyAdded)));
  await tables.profiles(
    people.map((person) => {
      const main = mainPhotos.get(person.id);
      const lastActAt = lastActs.get(person.id) ?? person.lastActAt;
      return profileRow(
        person,
        lastActAt,
        main ? photoRecord(main) : null,
        placeIds.get(person.id) ?? null,
        now,
      );
    }),
  );
  await tables.photos(photos);
  await tables.ledger(ledger);
  await tables.chats(chats.map((chat) => chatRows(chat, ledger.creditsAfter, now)));
  await tables.likes(likes);
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
