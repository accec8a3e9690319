import { useTranslation } from 'react-i18next';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { usePlaceNames } from '../../domain/places/region-names';
import type { AnswerOf } from '../../shared/api/api-query';
import { useSite } from '../../shared/site/site-data';

type Reason = AnswerOf<'findMatches'>['suggestions'][number]['reasons'][number];

/** Turns reasons into sentences about both members. Needs the texts of `match-finder` and `profile`. */
export function useReasonText(): (reason: Reason, profile: Pick<ProfileCard, 'name' | 'country'>) => string {
  const { t } = useTranslation('match-finder');
  const { language } = useSite();
  const places = usePlaceNames();
  return (reason, { name, country }) => {
    switch (reason.code) {
      case 'interests': {
        const words = reason.interests.map((interest) => t(`profile:interests.${interest}`));
        return t('reason.interests', { interests: new Intl.ListFormat(language).format(words) });
      }
      case 'place':
        return t('reason.place', { place: places.region(country, reason.place) });
      case 'intention':
        return t(`reason.intention.${reason.intention}`);
      case 'replies':
        return t(`reason.replies.${reason.minutes}`, { name });
      case 'sought_age':
      case 'close_age':
      case 'newcomer':
        return t(`reason.${reason.code}`, { name });
    }
  };
}
