import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names';
import { indoors } from './indoors';
import { outdoors } from './outdoors';
import { nichePicture } from '../../../shared/site/scene-picture';
import { useSite } from '../../../shared/site/site-data';
import { isEvening, type EveningName, type SceneName } from './scene-names';
import styles from './scene.module.scss';

const drawings: Readonly<Record<EveningName, ReactNode>> = { ...indoors, ...outdoors };

/** A drawn evening on a canvas of 400 by 500, or the picture of the brand's niche; it fills its frame as a picture does, and says nothing to screen readers. */
export function Scene({ name, className }: { name: SceneName; className?: string | undefined }) {
  const site = useSite();
  if (!isEvening(name))
    return (
      <img className={classNames(styles.picture, className)} src={nichePicture(site)} alt="" loading="lazy" />
    );
  return (
    <svg
      className={classNames(styles.scene, className)}
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
