import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import type { Answer, Input, StaffRight } from '@kindling/contract/route';
import {
  getProfile,
  getProfilePhoto,
  listProfiles,
  markPhoto,
  profileColumns,
  profileFilter,
  profileSearchFilter,
  searchProfiles,
  type ProfileRow,
} from '@kindling/contract/profiles/calls/profiles';
import { listParameters } from '@kindling/contract/console/list-query';
import { problem } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { Call } from '../../../kernel/http/call.js';
import type { StaffCaller } from '../../../kernel/http/caller.js';
import { Endpoint } from '../../../kernel/http/endpoint.js';
import {
  type AskedPage,
  GivenBrands,
  ListPages,
  listedTenants,
  StaffPictures,
} from '../../console/staff/staff.api.js';
import { clearPath, consolePhotoPath } from '../../pictures/pictures.api.js';
import { describeStaffPhoto, PhotoModeration, ReadPhotos } from '../photos/photo-moderating.api.js';
import { ListProfiles, type StaffProfile } from '../profiles.api.js';
import { FindProfiles } from './find-profiles.js';
import { FlagExplicitPhoto } from './flag-explicit-photo.js';

/** Staff with one of these rights see removed photos, too. */
const deciding: ReadonlySet<StaffRight> = new Set(['photos:inspect', 'complaints:handle']);

const profileList = listParameters(profileColumns, profileFilter);
const profileSearch = listParameters(profileColumns, profileSearchFilter);
type SearchFilter = z.output<typeof profileSearchFilter>;

/** Profiles on the console, over all the brands that a staff member was given. */
@Controller()
export class ConsoleProfilesController {
  constructor(
    private readonly findProfiles: FindProfiles,
    private readonly listPages: ListPages,
    private readonly listProfiles: ListProfiles,
    private readonly flagExplicitPhoto: FlagExplicitPhoto,
    private readonly photoModeration: PhotoModeration,
    private readonly givenBrands: GivenBrands,
    private readonly readPhotos: ReadPhotos,
    private readonly staffPictures: StaffPictures,
  ) {}

  @Endpoint(listProfiles)
  list(
    { query }: Input<typeof listProfiles>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listProfiles>> {
    return this.page(this.listPages.read('profiles', profileList, query, caller), caller, call);
  }

  @Endpoint(searchProfiles)
  search(
    { body }: Input<typeof searchProfiles>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof searchProfiles>> {
    return this.page(this.listPages.read('profiles', profileSearch, body, caller), caller, call);
  }

  @Endpoint(getProfile)
  get({ params }: Input<typeof getProfile>, caller: StaffCaller): Promise<Answer<typeof getProfile>> {
    return this.givenBrands.within(params.id, caller, async (id) => {
      const profile = await this.listProfiles.find(TenantContext.id(), id);
      if (!profile) throw problem('not_found');
      const photos = await this.photoModeration.photosOf(id);
      const { aboutMe: about_me, prompts } = profile;
      return { ...toRow(profile), about_me, prompts, photos: photos.map(describeStaffPhoto) };
    });
  }

  /** On the console's own host, as the brands' hosts allow no other page to show their pictures. */
  @Endpoint(getProfilePhoto)
  photo({ params }: Input<typeof getProfilePhoto>, caller: StaffCaller, call: Call): Promise<Buffer> {
    const withRemoved = caller.rights.some((right) => deciding.has(right));
    const read = () => this.readPhotos.read(params.file, { withRemoved });
    return this.staffPictures.show(params.tenant, caller, call, { keptFor: 300, read });
  }

  @Endpoint(markPhoto)
  async mark(
    { params, body }: Input<typeof markPhoto>,
    caller: StaffCaller,
  ): Promise<Answer<typeof markPhoto>> {
    await this.givenBrands.within(params.id, caller, (id) =>
      this.flagExplicitPhoto.mark(id, params.photo, body.explicit, caller),
    );
    return { done: true };
  }

  private async page(
    { filter, place, ...wanted }: AskedPage<SearchFilter | undefined, (typeof profileColumns)[number]>,
    caller: StaffCaller,
    call: Call,
  ): Promise<ProfileRow[]> {
    const tenants = listedTenants(caller, filter?.tenant);
    const page = await this.listProfiles.page({
      ...(await this.findProfiles.find(filter?.q ?? '', tenants, caller)),
      fictional: filter?.fictional,
      status: filter?.status,
      since: dateOf(filter?.since),
      until: dateOf(filter?.until),
      confirmedSince: dateOf(filter?.confirmed_since),
      confirmedUntil: dateOf(filter?.confirmed_until),
      ...wanted,
    });
    this.listPages.tell(call, place, page);
    return page.rows.map(toRow);
  }
}

function dateOf(instant: string | undefined): Date | undefined {
  return instant === undefined ? undefined : new Date(instant);
}

function toRow(profile: StaffProfile): ProfileRow {
  const { tenantId, name, age, gender, country, city, fictional, status, mainPhoto } = profile;
  const width = mainPhoto?.widths[0];
  return {
    id: `${tenantId}:${profile.id}`,
    ...{ tenant: tenantId, name, age, gender, country, city, fictional, status },
    created_at: profile.createdAt.toISOString(),
    last_seen_at: profile.lastSeenAt.toISOString(),
    image: mainPhoto && width ? consolePhotoPath(tenantId, clearPath(mainPhoto.key, width)) : null,
  };
}
