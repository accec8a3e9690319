import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '@kindling/contract/routes/places';
import { FieldFrame } from '../ui/field';
import fieldStyles from '../ui/field.module.scss';
import { meantCity, type PlaceValue } from './place-value';
import { useCitySearch } from './use-city-search';
import styles from './city-field.module.scss';

/**
 * A city by typing its beginning and choosing from what is found: the combobox pattern of ARIA with a list. What was
 * typed stays, whatever becomes of the search.
 */
export function CityField({
  value,
  problem,
  onType,
  onChoose,
}: {
  value: PlaceValue;
  problem?: string | undefined;
  onType: (text: string) => void;
  onChoose: (place: Place) => void;
}) {
  const { t } = useTranslation('places');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { search, ask, forget } = useCitySearch(value.country, value.region);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = open ? search.cities : [];
  const count = options.length;
  const current = options[active];

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (place: Place) => {
    onChoose(place);
    forget();
    close();
  };
  const move = (to: number) => {
    const all = search.cities.length;
    if (all === 0) return ask(value.city);
    const next = (to + all) % all;
    setOpen(true);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      move(active < 0 && step < 0 ? -1 : active + step);
      if (!open) setOpen(true);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Escape' && open) {
      // The first Esc is the list's; a dialog around it gets the next.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  const leave = () => {
    close();
    const meant = search.state === 'found' ? meantCity(value.city, search.cities) : undefined;
    if (meant) choose(meant);
  };
  return (
    <div className={styles.city}>
      <FieldFrame label={t('city')} problem={problem} hint={t(value.country ? 'city_hint' : 'first_country')}>
        {(control) => (
          <input
            {...control}
            className={fieldStyles.control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={current ? `${id}-${active}` : undefined}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={80}
            disabled={value.country === ''}
            value={value.city}
            onChange={({ target }) => {
              onType(target.value);
              ask(target.value);
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={onKey}
            onFocus={({ target }) => {
              // So that the list has room below it where a keyboard takes half of the window.
              if (matchMedia?.('(pointer: coarse)').matches) target.scrollIntoView({ block: 'start' });
            }}
            onBlur={leave}
          />
        )}
      </FieldFrame>
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('cities')}
        className={styles.list}
        hidden={count === 0}
      >
        {options.map((place, index) => (
          <li
            key={`${place.region} ${place.city}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // The input keeps the focus, or the list would close before the press counts.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            <span>{place.city}</span> <small>{place.region}</small>
          </li>
        ))}
      </ul>
      <p role="status" className={count > 0 ? 'visually-hidden' : styles.status}>
        {open && search.state === 'failed' && t('failed')}
        {open && search.state === 'found' && (count > 0 ? t('found', { count }) : t('none_found'))}
      </p>
    </div>
  );
}
