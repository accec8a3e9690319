import { useTranslation } from 'react-i18next';
import type { Profile } from '@kindling/contract/profiles/profile';
import { PageHead } from '../../../domain/account/page-head';
import { placeOf } from '../../../domain/places/place-of';
import { usePlaceNames } from '../../../domain/places/region-names';
import { FictionalLabel } from '../../../shared/ui/fictional-label';
import { MemberPicture } from '../member-picture';
import { FictionalNote } from './fictional-note';
import { OpeningForm } from './opening-form';
import styles from './first-line.module.scss';

const lines = ['laugh', 'take', 'hidden'] as const;

/** A member and three first lines: one is chosen, changed or not, and the signup takes it over. */
export function FirstLine({ member }: { member: Profile }) {
  const { t } = useTranslation('landings');
  const names = usePlaceNames();
  const { name, age } = member;
  return (
    <div className={styles.page}>
      <PageHead title={t('line.title', { name })} />
      <section className={styles.member}>
        <div className={styles.picture}>
          <MemberPicture member={member} sizes="(min-width: 768px) 260px, 40vw" eager />
        </div>
        <div className={styles.who}>
          {member.fictional && <FictionalLabel />}
          <p className={styles.name}>
            <bdi>{name}</bdi> {age !== null && <span>{age}</span>}
          </p>
          <p>{placeOf(member, names)}</p>
        </div>
      </section>
      <h1>{t('line.title', { name })}</h1>
      <div className={styles.write}>
        <FictionalNote member={member} />
        <OpeningForm member={member}>
          <fieldset className={styles.lines}>
            <legend className="visually-hidden">{t('line.choose')}</legend>
            {lines.map((line) => (
              <label key={line} className={styles.line}>
                <input type="radio" name="line" value={t(`line.${line}`)} className="visually-hidden" />
                {t(`line.${line}`)}
              </label>
            ))}
          </fieldset>
        </OpeningForm>
      </div>
    </div>
  );
}
