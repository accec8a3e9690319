import type { INestApplicationContext } from '@nestjs/common';
import { photoLimits } from '@kindling/contract/profiles/photo-files';
import type { DemoBrand } from '@kindling/demo/content/demo-profile';
import { planChats, type PlannedChat } from '@kindling/demo/plan/chats';
import { planComplaints, planReports } from '@kindling/demo/plan/desk';
import { planLikes } from '@kindling/demo/plan/likes';
import { demoPeople, type DemoPerson } from '@kindling/demo/plan/people';
import { isPhotoChecked, planPhotos, type PlannedPhoto } from '@kindling/demo/plan/photos';
import { planVisits } from '@kindling/demo/plan/traffic';
import { EndpointRegistry } from '@kindling/server/kernel/http/endpoint-registry';
import { TenantContext } from '@kindling/server/kernel/ground/tenant-context';
import { CreditsApi } from '@kindling/server/modules/credits/credits.api';
import { DiscoveryApi } from '@kindling/server/modules/meeting/discovery/discovery.api';
import { StoreApprovedPhoto, StorePhoto } from '@kindling/server/modules/profiles/photos/photo-storing.api';
import { PhotosApi } from '@kindling/server/modules/profiles/photos/photos.api';
import { Outbox } from '@kindling/server/kernel/outbox/outbox';
import { NoticesApi } from '@kindling/server/modules/mails/notices/notices.api';
import { paymentMailJob } from '@kindling/server/modules/money/payments/payments.api';
import { compareMarksJob } from '@kindling/server/modules/safety/fraud/fraud.api';
import { Portraits, ProfilesApi } from '@kindling/server/modules/profiles/profiles.api';
import { VisitsRepository } from '@kindling/server/modules/brands/traffic/traffic.api';
import { actingThrough, type ActAs } from './act-as.js';
import { drawPhoto } from './draw-photo.js';
import { at } from './moments.js';
import { SeedChats } from './seed-chats.js';
import { SeedDesk } from './seed-desk.js';
import { SeedPerson } from './seed-person.js';
import { SeedPurchases } from './seed-purchases.js';

/** Keeps two cores and the database busy. */
const atOnce = 6;
/** Hundreds of pictures are made while somebody waits for the first start. */
const effort = 0;

/** How many members wrote something that waits on the console's desk. */
const waitingTexts = 3;

/** Fills the current brand, which is a demo brand. */
export class SeedBrand {
  private readonly people: readonly DemoPerson[];
  private readonly act: ActAs;
  private readonly profiles: ProfilesApi;
  private readonly discovery: DiscoveryApi;
  private readonly photos: PhotosApi;
  private readonly credits: CreditsApi;
  private readonly purchases: SeedPurchases;

  constructor(
    private readonly app: INestApplicationContext,
    private readonly brand: DemoBrand,
    private readonly now: Date,
    private readonly isWanted: (photo: PlannedPhoto) => boolean,
  ) {
    this.people = demoPeople(brand, now);
    this.act = actingThrough(app.get(EndpointRegistry, { strict: false }));
    this.profiles = app.get(ProfilesApi, { strict: false });
    this.discovery = app.get(DiscoveryApi, { strict: false });
    this.photos = app.get(PhotosApi, { strict: false });
    this.credits = app.get(CreditsApi, { strict: false });
    this.purchases = new SeedPurchases(app, this.act);
  }

  /** Whether nothing is left to do: the newcomer's last message is written, or the brand has members of its own. */
  async isDone(): Promise<boolean> {
    const { settings } = TenantContext.current();
    const first = this.people.find(({ role }) => role !== 'empty');
    const newcomer = this.people.find(({ role }) => role === 'empty');
    if (!first || !newcomer) throw new Error('The demo has nobody');
    if (!(await this.profiles.own(first.id))) return this.discovery.hasMembers();
    if (!(await this.profiles.own(newcomer.id))) return false;
    return (await this.credits.wallet(newcomer.id)).credits < settings.message_credits;
  }

  /** @param passwordHash everybody's */
  async run(passwordHash: string, report: (line: string) => void): Promise<void> {
    const seedPerson = new SeedPerson(this.app, this.act, passwordHash, this.now);
    // The newcomer's are the last acts of all, by which it is known that everything is done.
    const newcomers = this.people.filter(({ role }) => role === 'empty');
    const others = this.people.filter(({ role }) => role !== 'empty');
    await each(others, (person) => seedPerson.add(person));
    await each(others, (person) => this.buyPlaceForPhotos(person));
    const { message_credits, signup_credits } = TenantContext.current().settings;
    const affordable = message_credits > 0 ? Math.floor(signup_credits / message_credits) : 0;
    const chats = planChats(this.brand, this.people, affordable, this.now);
    const isNewcomers = ({ messages }: PlannedChat) => messages[0]?.sender.role === 'empty';
    const seedChats = new SeedChats(this.act, this.purchases);
    const liveOn = async () => {
      await seedChats.run(chats.filter((chat) => !isNewcomers(chat)));
      await this.giveLikes();
    };
    // Drawing and the database keep different threads busy.
    await allOf([this.takePhotos(others, report), liveOn()]);
    await each(others.filter(isPhotoChecked), (person) => this.checkPhoto(person));
    const lastActs = seedChats.lastActs;
    await each(others, (person) => seedPerson.visit(person, lastActs.get(person.id) ?? person.lastActAt));
    await this.countVisits();
    const lately = others.filter(mayWait).toSorted((one, other) => +other.lastActAt - +one.lastActAt);
    await each(lately.slice(0, waitingTexts), (person) => this.leadAway(person));
    await this.workTheDesk(others);
    await each(newcomers, (person) => seedPerson.add(person));
    await this.takePhotos(newcomers, report);
    await seedChats.run(chats.filter(isNewcomers));
    // What happened long ago is no news, the demo mails nobody, and its people share words that were written for them.
    await this.app.get(NoticesApi, { strict: false }).skipAll();
    for (const job of [paymentMailJob, compareMarksJob])
      await this.app.get(Outbox, { strict: false }).drop(job);
  }

  /** More pictures than a free member may have are some that were paid for. */
  private async buyPlaceForPhotos(person: DemoPerson): Promise<void> {
    if (person.email === null || person.profile.photos <= photoLimits.free) return;
    const { paidUser } = await this.credits.wallet(person.id);
    if (!paidUser)
      await this.purchases.buy(person, 'photos', 1, new Date(person.createdAt.getTime() + 3_600_000));
  }

  private async takePhotos(people: readonly DemoPerson[], report: (line: string) => void): Promise<void> {
    const planned = planPhotos(people, this.now).filter((photo) => this.isWanted(photo));
    let taken = 0;
    // In each gallery one by one, as their order is that of their coming.
    const galleries = Map.groupBy(planned, ({ person }) => person);
    await each([...galleries.values()], async (gallery) => {
      for (const photo of gallery) {
        await this.takePhoto(photo);
        taken += 1;
        if (taken % 100 === 0 || (taken === planned.length && taken > 9))
          report(`demo members of ${this.brand}: ${taken} of ${planned.length} pictures drawn`);
      }
    });
  }

  private async takePhoto(photo: PlannedPhoto): Promise<void> {
    const { person, scene, status, approved } = photo;
    const { paidUser } = await this.credits.wallet(person.id);
    const limit = paidUser || person.email === null ? photoLimits.premium : photoLimits.free;
    const there = await this.photos.photosOf({ memberId: person.id, premium: false, here: null }, person.id);
    if (there.length > scene) return;
    const drawing = await drawPhoto(photo);
    await at(photo.at, `${this.brand}/photo/${person.index}/${scene}`, () =>
      this.app
        .get(status === 'active' && !approved ? StoreApprovedPhoto : StorePhoto, { strict: false })
        .storeDrawn(person.id, drawing, { effort, limit }),
    );
  }

  /** Notes that a moderator found the person on their main photo, where that is approved. */
  private async checkPhoto({ id, brand, index, lastActAt }: DemoPerson): Promise<void> {
    const portraits = this.app.get(Portraits, { strict: false });
    const { photoId } = await portraits.of(id);
    if (photoId !== null)
      await at(lastActAt, `${brand}/photo-check/${index}`, () => portraits.verify(id, photoId));
  }

  /** Writes down how many came by which link; once, as numbers would else be added to numbers. */
  private async countVisits(): Promise<void> {
    const visits = this.app.get(VisitsRepository, { strict: false });
    if (await visits.areCounted()) return;
    const planned = planVisits(this.brand, this.now);
    await visits.add(
      planned.map(({ source, page, day, visits: count }) => {
        const { network = '', ref = '', sub1: sub = '' } = source ?? {};
        return { kind: source ? 'full' : 'none', day, page, network, ref, sub, visits: count };
      }),
    );
  }

  /** Writes a text that leads out of the site, so that it waits for a moderator; others read what was there before. */
  private async leadAway({ id, index, lastActAt, profile }: DemoPerson): Promise<void> {
    const about = `${profile.about} ${profile.name.toLowerCase()}@example.test`;
    await at(lastActAt, `${this.brand}/lead-away/${index}`, () =>
      this.act(id, 'updateOwnProfile', { body: { about_me: about } }),
    );
  }

  /** What came to the console's desk in these days, and what became of it. */
  private async workTheDesk(people: readonly DemoPerson[]): Promise<void> {
    const desk = new SeedDesk(this.app, this.brand, this.act);
    const reports = planReports(this.brand, people, this.now);
    await desk.file(reports);
    await desk.decide([
      ...planPhotos(people, this.now)
        .filter((photo) => this.isWanted(photo))
        .flatMap(({ person, approved }) =>
          approved ? [{ kind: 'photo' as const, person, sitting: approved }] : [],
        ),
      ...reports.flatMap(({ person, decided }) =>
        decided ? [{ kind: 'report' as const, person, sitting: decided }] : [],
      ),
    ]);
    await desk.answer(planComplaints(this.brand, people, this.now));
    await desk.dropMails();
  }

  private async giveLikes(): Promise<void> {
    const likes = planLikes(this.people);
    const byLiker = Map.groupBy(likes, ({ liker }) => liker);
    await each([...byLiker.values()], async (given) => {
      // The oldest first: how many are free is counted from those before.
      for (const { liker, liked, about, at: time, seenAt } of given.toReversed()) {
        const name = `${this.brand}/like/${liker.index}/${liked.index}`;
        const body = { profile_id: liked.id, ...(about && { about }) };
        await at(time, name, () => this.act(liker.id, 'giveLike', { body }));
        if (seenAt)
          await at(seenAt, name, () => this.act(liked.id, 'seeLiker', { params: { id: liker.id } }));
      }
    });
  }
}

/** Whose login nobody uses to look around. */
function mayWait({ role, email, index }: DemoPerson): boolean {
  return role === null && email !== null && index > 0;
}

/** Does the work for every item, some at a time. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const next = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await allOf(Array.from({ length: atOnce }, next));
}

/** Like Promise.all, but nothing goes on behind the back of who hears of a failure. */
async function allOf(work: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}
