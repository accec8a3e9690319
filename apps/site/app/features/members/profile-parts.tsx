import { Fragment, lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LikedPart } from '@kindling/contract/meeting/calls/likes';
import type { Photo, Profile } from '@kindling/contract/profiles/profile';
import { NoPhoto } from '../../domain/photos/no-photo';
import { usePhotoAddress } from '../../domain/photos/photo-address';
import { AboutText } from '../../domain/profiles/about-text';
import { Interests, useTold } from '../../domain/profiles/profile-facts';
import { PromptQuote } from '../../domain/profiles/prompt-quote';
import { FictionalLabel } from '../../shared/ui/fictional-label';
import { FlowPhoto } from './flow-photo';
import { HeartButton } from './heart-button';
import { lockWord } from './photo-lock';
import { flowOf, galleryOf, type FlowItem, type NumberedPhoto } from './profile-flow';
import styles from './profile-parts.module.scss';

// Most readers of a profile never enlarge a picture.
const PhotoViewer = lazy(() => import('../../domain/photos/photo-viewer'));

/** What the hearts of a profile do. */
export interface Hearts {
  /** The part that the reader's like was for, as far as this page knows. */
  given: LikedPart | null;
  /** Undefined where the other parts have no heart: the reader has given their like. */
  onPress: ((part: LikedPart) => void) | undefined;
}

/**
 * The parts of a profile: its first photo, and what follows in turn. Each photo and each answer has a heart of its own.
 *
 * @param hearts null for one's own profile
 */
export function useProfileParts(
  profile: Profile,
  hearts: Hearts | null,
): { first: ReactNode; rest: ReactNode } {
  const { t } = useTranslation('members');
  const address = usePhotoAddress();
  const told = useTold(profile);
  const [enlarged, setEnlarged] = useState<Photo | null>(null);
  const { name, rest, shared_interests: shared } = profile;
  const gallery = galleryOf(profile);
  const [main] = gallery;
  const clear = gallery.filter(({ locked_by: locks }) => lockWord(locks) === null);

  const heart = (part: LikedPart, label: string, onPicture: boolean) => {
    const given = hearts?.given && isSamePart(hearts.given, part);
    const press = hearts?.onPress;
    if (!given && !press) return null;
    return (
      <HeartButton label={label} given={given ?? false} onPicture={onPicture} onPress={() => press?.(part)} />
    );
  };
  const framed = ({ photo, number }: NumberedPhoto, more = 0) => (
    <FlowPhoto
      profile={profile}
      photo={photo}
      number={number}
      isFirst={number === 1}
      isOwn={hearts === null}
      more={more}
      onEnlarge={() => setEnlarged(photo)}
    >
      {heart({ photo_id: photo.id }, t('likes:heart.photo', { name, number }), true)}
    </FlowPhoto>
  );
  const drawn = (item: FlowItem) => {
    switch (item.kind) {
      case 'photo':
        return framed(item);
      case 'locked':
        return framed(item, item.more);
      case 'prompt': {
        const { prompt } = item.prompt;
        const label = t('likes:heart.prompt', { name, prompt: t(`prompts:${prompt}`) });
        return <PromptQuote prompt={item.prompt}>{heart({ prompt }, label, false)}</PromptQuote>;
      }
      case 'about':
        return <AboutText name={name} about={told.about} isBeginning={rest.about_me} />;
      default:
        return <Interests interests={told.interests} shared={shared} more={rest.interests} />;
    }
  };
  const viewed = (photo: Photo) => ({
    src: address(photo.filename),
    ...{ width: photo.width, height: photo.height },
    alt: t('photos.alt', { name, number: gallery.indexOf(photo) + 1 }),
    srcSet: photo.sources.map(({ path, width }) => ({
      ...{ src: address(path), width, height: Math.round((width * photo.height) / photo.width) },
    })),
  });

  return {
    first: main ? (
      framed({ photo: main, number: 1 })
    ) : (
      <div className={styles.none}>
        {profile.fictional && <FictionalLabel strip />}
        <div>
          <NoPhoto name={name} />
        </div>
      </div>
    ),
    rest: (
      <>
        {flowOf(gallery, told).map((item) => (
          <Fragment key={keyOf(item)}>{drawn(item)}</Fragment>
        ))}
        {enlarged && (
          <Suspense>
            <PhotoViewer
              label={t('photos.label', { name })}
              fictional={profile.fictional}
              pictures={clear.map(viewed)}
              index={clear.indexOf(enlarged)}
              onClose={() => setEnlarged(null)}
            />
          </Suspense>
        )}
      </>
    ),
  };
}

function keyOf(item: FlowItem): string {
  if ('photo' in item) return item.photo.id;
  return item.kind === 'prompt' ? item.prompt.prompt : item.kind;
}

function isSamePart(one: LikedPart, other: LikedPart): boolean {
  if ('prompt' in one) return 'prompt' in other && one.prompt === other.prompt;
  return 'photo_id' in other && one.photo_id === other.photo_id;
}
