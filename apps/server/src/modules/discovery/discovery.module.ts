import { Module } from '@nestjs/common';
import { CreditsModule } from '../credits/credits.module.js';
import { LikesModule } from '../likes/likes.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { TrafficModule } from '../traffic/traffic.module.js';
import { CandidatesRepository } from './candidates.repository.js';
import { CountCrowd } from './count-crowd.js';
import { CrowdController } from './crowd.controller.js';
import { DiscoveryApi } from './discovery.api.js';
import { DiscoveryController } from './discovery.controller.js';
import { FindNewcomers } from './find-newcomers.js';
import { KnownCrowds } from './known-crowds.js';
import { RankList } from './rank-list.js';
import { ReadList } from './read-list.js';
import { RelatedMembers } from './related-members.js';
import { SearchMembers } from './search-members.js';
import { SearchPlaces } from './search-places.js';
import { SearchRepository } from './search.repository.js';
import { FindSearcher } from './searcher.js';
import { SelectMembers } from './select-members.js';
import { ShowMember } from './show-member.js';
import { ShownMembers } from './shown-members.js';

@Module({
  imports: [ProfilesModule, PhotosModule, LikesModule, CreditsModule, TrafficModule],
  controllers: [DiscoveryController, CrowdController],
  providers: [
    CandidatesRepository,
    CountCrowd,
    DiscoveryApi,
    FindNewcomers,
    FindSearcher,
    KnownCrowds,
    RankList,
    ReadList,
    RelatedMembers,
    SearchMembers,
    SearchPlaces,
    SearchRepository,
    SelectMembers,
    ShowMember,
    ShownMembers,
  ],
  exports: [FindNewcomers, FindSearcher, SearchPlaces, ShowMember],
})
export class DiscoveryModule {}
