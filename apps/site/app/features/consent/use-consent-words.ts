import { useTranslation } from 'react-i18next';
import { useSite } from '../../shared/site/site-data';

/**
 * The question's texts: about the partner alone, or also about the brand's tag and session recorder, by their companies' names.
 */
export function useConsentWords() {
  const { t } = useTranslation('consent');
  const { name, tracking } = useSite().settings;
  const { tag, recorder } = tracking;
  if (!tag && !recorder)
    return {
      title: t('bar.title'),
      text: t('bar.text', { name }),
      choices: { necessary: t('choose.necessary'), all: t('choose.all') },
      made: { all: t('section.all'), necessary: t('section.necessary'), none: t('section.none') },
    };
  return {
    title: t('tracking.title'),
    text: [
      ...(tag ? [t('tracking.tag', { company: tag.name })] : []),
      ...(recorder ? [t('tracking.recorder', { company: recorder.name })] : []),
      t('tracking.source'),
      t('tracking.never'),
    ].join(' '),
    choices: { necessary: t('tracking.necessary'), all: t('tracking.all') },
    made: {
      all: t('tracking.made.all'),
      necessary: t('tracking.made.necessary'),
      none: t('tracking.made.none'),
    },
  };
}
