import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProblemCode } from '@kindling/contract/problems';
import { useProblemText } from '../../shared/api/use-problem-text';
import { usePlaceNames } from './region-names';
import { useSite } from '../../shared/site/site-data';
import { FieldFrame } from '../../shared/ui/fields/field';
import fieldStyles from '../../shared/ui/fields/field.module.scss';
import { meantPlace, placeTexts, typedPlace, widePlaces, type PlaceValue } from './place-value';
import { useCitySearch } from './use-city-search';
import { useAllRegions } from './use-regions';
import styles from './place-combobox.module.scss';

/**
 * A place, found by typing its beginning: the combobox pattern of ARIA with a list. The typed text stays, whatever the search
 * finds; changing a chosen place's text undoes the choice.
 */
export function PlaceCombobox({
  value,
  problem,
  onChange,
}: {
  value: PlaceValue;
  problem?: FieldProblemCode | undefined;
  onChange: (value: PlaceValue) => void;
}) {
  const { t } = useTranslation('places');
  const { settings } = useSite();
  const names = usePlaceNames();
  const texts = useProblemText();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [used, setUsed] = useState(false);
  const regions = useAllRegions(used) ?? {};
  const { search, ask, forget } = useCitySearch();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const textsOf = (place: PlaceValue) => placeTexts(place, names, settings.countries.length > 1);
  const found = [...search.cities, ...(search.asked ? widePlaces(search.asked, regions, names) : [])];
  const options = open ? found : [];
  const count = options.length;
  const current = options[active];
  const { name, rest } = textsOf(value);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (place: PlaceValue) => {
    onChange(place);
    forget();
    close();
  };
  const move = (to: number) => {
    if (found.length === 0) return ask(name);
    const next = (to + found.length) % found.length;
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
      // The first Esc closes the list; the next one closes a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  const leave = () => {
    close();
    const meant = search.state === 'found' ? meantPlace(name, found, names) : undefined;
    if (meant) choose(meant);
  };
  /** Names the kind of a region or a country, to tell it from a city of that name. */
  const kindOf = ({ country, region, city }: PlaceValue) => {
    if (city !== '' || country === '') return '';
    const label = regions[country]?.label;
    return region === '' ? t('country') : label ? t(`region_label.${label}`) : '';
  };
  return (
    <div className={styles.place}>
      <FieldFrame
        label={t('city')}
        problem={problem && texts.ofField(problem)}
        hint={rest || t('location.privacy')}
      >
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
            value={name}
            onChange={({ target }) => {
              onChange(typedPlace(target.value));
              ask(target.value);
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={onKey}
            onFocus={({ target }) => {
              setUsed(true);
              // Gives the list room below where a keyboard covers half of the window.
              if (matchMedia('(pointer: coarse)').matches) target.scrollIntoView({ block: 'start' });
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
        {options.map((place, index) => {
          const option = textsOf(place);
          return (
            <li
              key={`${place.country} ${place.region} ${place.city}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              // The input keeps the focus, or the list would close before the click counts.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
            >
              <span>{option.name}</span>{' '}
              <small>{[kindOf(place), option.rest].filter(Boolean).join(', ')}</small>
            </li>
          );
        })}
      </ul>
      <p role="status" className={count > 0 ? 'visually-hidden' : styles.status}>
        {open && search.state === 'failed' && <span>{t('failed')}</span>}
        {open && search.state === 'found' && (
          <span>{count > 0 ? t('found', { count }) : t('none_found')}</span>
        )}
      </p>
    </div>
  );
}
