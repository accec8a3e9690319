import { Module } from '@nestjs/common';
import { TrafficModule } from '../../brands/traffic/traffic.module.js';
import { CreditsModule } from '../../credits/credits.module.js';
import { PhotosModule } from '../../profiles/photos/photos.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { LikesModule } from '../likes/likes.module.js';
import { HeadCount } from './head-count/head-count.js';
import { HeadCountController } from './head-count/head-count.controller.js';
import { LargeResultCache } from './head-count/large-result-cache.js';
import { DiscoveryApi } from './discovery.api.js';
import { DiscoveryController } from './discovery.controller.js';
import { CandidatesRepository } from './ranking/candidates.repository.js';
import { RankList } from './ranking/rank-list.js';
import { RelatedMembers } from './related-members.js';
import { FindNewcomers } from './search/find-newcomers.js';
import { ReadList } from './search/read-list.js';
import { SearchMembers } from './search/search-members.js';
import { SearchPlaces } from './search/search-places.js';
import { SearchRepository } from './search/search.repository.js';
import { FindSearcher } from './search/searcher.js';
import { ShowMember } from './show-member.js';
import { ShownMembers } from './shown-members.js';

@Module({
  imports: [ProfilesModule, PhotosModule, LikesModule, CreditsModule, TrafficModule],
  controllers: [DiscoveryController, HeadCountController],
  providers: [
    DiscoveryApi,
    // The search: its reader, its selection, its lists page by page.
    FindSearcher,
    SearchMembers,
    SearchRepository,
    SearchPlaces,
    ReadList,
    LargeResultCache,
    // The list by relevance.
    RankList,
    FindNewcomers,
    CandidatesRepository,
    // One member's profile, and those like it.
    ShowMember,
    RelatedMembers,
    ShownMembers,
    HeadCount,
  ],
  exports: [FindNewcomers, FindSearcher, SearchPlaces, ShowMember],
})
export class DiscoveryModule {}
