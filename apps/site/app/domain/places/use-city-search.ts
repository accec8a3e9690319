import { useEffect, useRef, useState } from 'react';
import type { Place } from '@kindling/contract/brands/calls/places';
import { browserApi } from '../../shared/api/browser-api';

/** Quick typing causes one question. */
const pauseMs = 150;

interface CitySearch {
  /** What the found cities answer to; null before any input. */
  asked: string | null;
  state: 'idle' | 'searching' | 'found' | 'failed';
  cities: readonly Place[];
}

const nothing: CitySearch = { asked: null, state: 'idle', cities: [] };

/** Cities that begin with the typed text, in all countries of the brand, a moment after the last letter. */
export function useCitySearch() {
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
    if (name === '') return setSearch(nothing);
    const own = question.current;
    setSearch((before) => ({ ...before, state: 'searching' }));
    pause.current = setTimeout(() => {
      browserApi()('searchCities', { query: { name } }).then(
        ({ cities }) => {
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
