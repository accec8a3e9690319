import type { INestApplicationContext } from '@nestjs/common';
import { dateOfBirth, type DemoPerson } from '@kindling/demo/plan/people';
import { demoVisit } from '@kindling/demo/plan/traffic';
import { EnrolMember } from '@kindling/server/modules/accounts/accounts.api';
import { FindKnownPlace } from '@kindling/server/modules/brands/places/places.api';
import { FictionalProfiles, ProfilesApi } from '@kindling/server/modules/profiles/profiles.api';
import type { ActAs } from './act-as.js';
import { at } from './moments.js';

/** Brings one person in. */
export class SeedPerson {
  private readonly enrolling: EnrolMember;
  private readonly fictional: FictionalProfiles;
  private readonly places: FindKnownPlace;
  private readonly profiles: ProfilesApi;

  constructor(
    app: INestApplicationContext,
    private readonly act: ActAs,
    private readonly passwordHash: string,
    private readonly now: Date,
  ) {
    this.enrolling = app.get(EnrolMember, { strict: false });
    this.fictional = app.get(FictionalProfiles, { strict: false });
    this.places = app.get(FindKnownPlace, { strict: false });
    this.profiles = app.get(ProfilesApi, { strict: false });
  }

  /** Adds the person on the day they came, with all they tell of themselves; who is there already stays as they are. */
  add(person: DemoPerson): Promise<void> {
    const name = `${person.brand}/person/${person.index}`;
    return at(
      person.createdAt,
      name,
      () => (person.email === null ? this.addFictional(person) : this.addMember(person, person.email)),
      person.id,
    );
  }

  /** Notes when the person was here last. */
  async visit({ id, brand, index, email }: DemoPerson, seenAt: Date): Promise<void> {
    if (email !== null) await at(seenAt, `${brand}/visit/${index}`, () => this.profiles.visit(id));
  }

  private async addMember(person: DemoPerson, email: string): Promise<void> {
    const { id, profile } = person;
    const known = await this.profiles.own(id);
    if (!known) {
      const { passwordHash } = this;
      const { name, language } = profile;
      const born = dateOfBirth(profile, this.now);
      const { source, page: signupPage } = demoVisit(person);
      await this.enrolling.enrol({
        ...{ email, passwordHash, name, dateOfBirth: born, language, signupPage },
        ...(source ? { trafficSource: source } : {}),
      });
    }
    if (profile.sexuality !== null || profile.interests.length > 0)
      await this.act(id, 'giveConsent', { body: { kind: 'sensitive_data' } });
    const { gender, sexuality, country, region, city, interests, tattoos } = profile;
    await this.act(id, 'updateOwnProfile', {
      body: {
        ...{ gender, sexuality, country, region, city, tattoos },
        interests: [...interests],
        reason_for_signup: profile.reasonForSignup,
        relationship_status: profile.relationshipStatus,
        hair_color: profile.hairColor,
        eye_color: profile.eyeColor,
        body_type: profile.bodyType,
        about_me: profile.about,
        prompts: [...profile.prompts],
      },
    });
  }

  private async addFictional({ id, profile }: DemoPerson): Promise<void> {
    if (await this.profiles.own(id)) return;
    const { name, gender, sexuality, country, region, city, interests, tattoos } = profile;
    const { reasonForSignup, relationshipStatus, hairColor, eyeColor, bodyType, about, prompts } = profile;
    await this.fictional.add({
      ...{ name, gender, sexuality, tattoos, reasonForSignup, relationshipStatus },
      ...{ hairColor, eyeColor, bodyType },
      ...(await this.places.find({ country, region, city })),
      interests: [...interests],
      aboutMe: about,
      prompts: [...prompts],
      dateOfBirth: dateOfBirth(profile, this.now),
    });
  }
}
