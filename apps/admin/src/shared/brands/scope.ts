import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { knownStaff } from '../session/session';
import { rescoped } from './rescoped';
import { useKnownBrands } from './use-brands';

/** In an address: all brands, where that was chosen. */
const allBrands = '*';
const parameter = 'brand';

/** What this tab shows; undefined before anybody chose, and for whom it was read. */
let shown: { staffId: string; said: string | null } | undefined;
const listeners = new Set<() => void>();

/** Not in react-admin's store, which a logout empties. */
const storeKey = (staffId: string) => `kindling.console.brand.${staffId}`;

/** What the address says comes first, so that a link shows the same to everybody; then what was chosen last. */
function said(): string | null {
  const staffId = knownStaff()?.id ?? '';
  if (shown?.staffId !== staffId) {
    const inAddress = new URLSearchParams(location.search).get(parameter);
    shown = { staffId, said: inAddress ?? localStorage.getItem(storeKey(staffId)) };
  }
  return shown.said;
}

function say(brand: string | undefined): void {
  const staffId = knownStaff()?.id ?? '';
  shown = { staffId, said: brand ?? allBrands };
  localStorage.setItem(storeKey(staffId), shown.said ?? allBrands);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts it before the `#`, where the pages of the console leave it alone. */
function putInAddress(): void {
  const brand = said();
  const url = new URL(location.href);
  if (brand === null || url.searchParams.get(parameter) === brand) return;
  url.searchParams.set(parameter, brand);
  history.replaceState(history.state, '', url);
}

/**
 * The brand that everything begins with, as the bar says it; undefined for all of the reader's. A page whose own
 * address names one shows that, and the bar says so as long as one is there.
 */
export function useScope(): string | undefined {
  const kept = useSyncExternalStore(subscribe, said);
  const onPage = new URLSearchParams(useLocation().search).get(parameter);
  const { brands, isWhole } = useKnownBrands();
  const brand = onPage ?? kept;
  const isGiven = !isWhole || brands.some(({ id }) => id === brand);
  return brand === null || brand === '' || brand === allBrands || !isGiven ? undefined : brand;
}

/** The scope of a form: the reader's only brand needs no choice. */
export function useOwnBrand(): string | undefined {
  const { brands, isWhole } = useKnownBrands();
  const scope = useScope();
  return scope ?? (isWhole && brands.length === 1 ? brands[0]?.id : undefined);
}

/** Changes the scope, and the page that is open with it. */
export function useChooseScope(): (brand: string | undefined) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (brand) => {
      say(brand);
      putInAddress();
      const after = rescoped(pathname, search, brand);
      if (after !== search) void navigate({ pathname, search: after }, { replace: true });
    },
    [navigate, pathname, search],
  );
}

/** Keeps the address of every page in step with the scope. */
export function useScopeInAddress(): void {
  const location = useLocation();
  const kept = useSyncExternalStore(subscribe, said);
  useEffect(putInAddress, [location, kept]);
}
