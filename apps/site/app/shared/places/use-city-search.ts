import { useEffect, useRef, useState } from 'react';
import type { Country } from '@kindling/contract/languages';
import type { Place } from '@kindling/contract/routes/places';
import { browserApi } from '../api/browser-api';
import { nearFirst } from './place-value';

/** So that a quick typist asks once. */
const pauseMs = 150;

export interface CitySearch {
  /** What the found cities answer to; null before anything was typed. */
  asked: string | null;
  state: 'idle' | 'searching' | 'found' | 'failed';
  cities: readonly Place[];
}

const nothing: CitySearch = { asked: null, state: 'idle', cities: [] };

/**
 * Cities that begin with what is typed, a moment after the last letter. Those of the chosen region come first,
 * the country's largest after them: who chose a region may still have moved.
 */
export function useCitySearch(country: Country | '', region: string) {
  const [search, setSearch] = useState(nothing);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Only the answer to the last question counts. */
  const question = useRef(0);
  const stop = () => {
    clearTimeout(pause.current);
    question.current += 1;
  };
  useEffect(() => stop, []);

  const ask = (typed: string) => {
    stop();
    const name = typed.trim();
    if (country === '' || name === '') return setSearch(nothing);
    const own = question.current;
    setSearch((before) => ({ ...before, state: 'searching' }));
    pause.current = setTimeout(() => {
      findCities(country, region, name).then(
        (cities) => {
          if (question.current === own) setSearch({ asked: name, state: 'found', cities });
        },
        () => {
          if (question.current === own) setSearch({ asked: name, state: 'failed', cities: [] });
        },
      );
    }, pauseMs);
  };
  const forget = () => {
    stop();
    setSearch(nothing);
  };
  return { search, ask, forget };
}

async function findCities(country: Country, region: string, name: string): Promise<readonly Place[]> {
  const search = browserApi();
  const [near, all] = await Promise.all([
    region === '' ? { cities: [] } : search('searchCities', { query: { country, region, name } }),
    search('searchCities', { query: { country, name } }),
  ]);
  return nearFirst(near.cities, all.cities);
}
