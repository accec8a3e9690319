import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { t } from '../words/texts';
import { isLed } from './list-path';

const keyOf = (list: string) => ['searched', list];

/** Keeps what a list is searched for, until the reader logs out or reloads. */
export function useKeepSearch(): (list: string, text: string) => void {
  const queries = useQueryClient();
  return (list, text) => {
    queries.setQueryDefaults(['searched'], { gcTime: Infinity });
    queries.setQueryData(keyOf(list), text);
  };
}

/**
 * What a list is searched for: kept for going back, but never in the address, as it may be somebody's name or mail
 * address. It ends where a link leads to the list with a filter: of what the link counted it would show a part.
 */
export function useSearched(list: string): [string, (text: string) => void] {
  const keep = useKeepSearch();
  const queries = useQueryClient();
  const { data = '' } = useQuery<string>({ queryKey: keyOf(list), queryFn: skipToken, staleTime: Infinity });
  const navigation = useNavigationType();
  const { search } = useLocation();
  const [isEnded, setEnded] = useState(() => isLed(navigation, search));
  useEffect(() => {
    if (isEnded) queries.setQueryData(keyOf(list), '');
  }, [isEnded, list, queries]);
  if (isEnded && data === '') setEnded(false);
  return [isEnded ? '' : data, (text) => keep(list, text)];
}

interface TypedSearchProps {
  label: string;
  placeholder: string;
  searched: string;
  /** Shorter texts are not sent. */
  least?: number;
  /** The label of the button that ends a search. */
  end: string;
  onSearch: (text: string) => void;
}

/** A field whose text is sent with its button or Enter, and not letter by letter: searches are written down. */
export function TypedSearch({ label, placeholder, searched, least = 1, end, onSearch }: TypedSearchProps) {
  const [typed, setTyped] = useState(searched);
  const [before, setBefore] = useState(searched);
  // Searched from elsewhere meanwhile.
  if (before !== searched) {
    setBefore(searched);
    setTyped(searched);
  }
  const text = typed.trim();
  const isEnough = [...text].length >= least;
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (text === '' || isEnough) onSearch(text);
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', pt: 1 }}
    >
      <TextField
        type="search"
        size="small"
        label={label}
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' }, inputLabel: { shrink: true } }}
        sx={{ flex: '1 1 220px', maxWidth: 420 }}
      />
      <Button type="submit" variant="outlined" disabled={!isEnough && typed !== ''}>
        {t('Search')}
      </Button>
      {searched !== '' && (
        <Button color="inherit" onClick={() => onSearch('')}>
          {end}
        </Button>
      )}
    </Box>
  );
}
