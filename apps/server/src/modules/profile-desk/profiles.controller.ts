import { Controller, Inject } from '@nestjs/common';
import type { Answer, Input } from '@kindling/contract/route';
import {
  getProfile,
  listProfiles,
  profileColumns,
  profileFilter,
  type ProfileRow,
} from '@kindling/contract/routes/profiles';
import { listParameters } from '@kindling/contract/shapes/list-query';
import type { Call } from '../../kernel/http/call.js';
import type { StaffCaller } from '../../kernel/http/caller.js';
import { Endpoint } from '../../kernel/http/endpoint.js';
import { problem } from '../../kernel/http/problem.js';
import { TenantContext } from '../../kernel/tenancy/tenant-context.js';
import { TenantRegistry } from '../../kernel/tenancy/tenant-registry.js';
import { PhotosApi } from '../photos/photos.api.js';
import { clearPath, consolePhotoPath } from '../pictures/pictures.api.js';
import { ListProfiles, type StaffProfile } from '../profiles/profiles.api.js';
import { FindProfiles } from './find-profiles.js';
import { ListPages, requireGiven } from '../staff/staff.api.js';

const profileList = listParameters(profileColumns, profileFilter);

/** Profiles on the console, over all the brands that a staff member was given. */
@Controller()
export class ConsoleProfilesController {
  constructor(
    @Inject(FindProfiles) private readonly finding: FindProfiles,
    @Inject(ListPages) private readonly pages: ListPages,
    @Inject(ListProfiles) private readonly profiles: ListProfiles,
    @Inject(PhotosApi) private readonly photos: PhotosApi,
    @Inject(TenantRegistry) private readonly registry: TenantRegistry,
  ) {}

  @Endpoint(listProfiles)
  async list(
    { query }: Input<typeof listProfiles>,
    caller: StaffCaller,
    call: Call,
  ): Promise<Answer<typeof listProfiles>> {
    const { filter, place, ...wanted } = this.pages.read('profiles', profileList, query, caller);
    if (filter?.tenant) requireGiven(caller, filter.tenant);
    const tenants = filter?.tenant ? [filter.tenant] : caller.tenants;
    const page = await this.profiles.page({
      ...(await this.finding.find(filter?.q ?? '', tenants, caller)),
      fictional: filter?.fictional,
      status: filter?.status,
      ...wanted,
    });
    this.pages.tell(call, place, page);
    return page.rows.map(toRow);
  }

  @Endpoint(getProfile)
  async get({ params }: Input<typeof getProfile>, caller: StaffCaller): Promise<Answer<typeof getProfile>> {
    const [tenantId = '', id = ''] = params.id.split(':');
    requireGiven(caller, tenantId);
    const tenant = await this.registry.byId(tenantId);
    const profile = tenant && (await this.profiles.find(tenantId, id));
    if (!profile) throw problem('not_found');
    // As its owner sees it: with what waits for inspection, and nothing blurred.
    const owner = { memberId: id, premium: true };
    const photos = await TenantContext.run(tenant, () => this.photos.photosOf(owner, id));
    return {
      ...toRow(profile),
      about_me: profile.aboutMe,
      photos: photos.map((photo) => consolePhotoPath(tenantId, photo.filename ?? '')),
    };
  }
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
