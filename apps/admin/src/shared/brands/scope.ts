import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { knownStaff } from '../session/session';
import { rescopeQuery } from './rescope-query';
import { useKnownBrands } from './use-brands';

/** Value of the URL parameter for all brands. */
const allBrands = '*';
const parameter = 'brand';

/** The scope of this tab and the staff member it belongs to; `scope` is null until one is chosen. */
let shown: { staffId: string; scope: string | null } | undefined;
const listeners = new Set<() => void>();

/** Outside react-admin's store, which is cleared on logout. */
const storeKey = (staffId: string) => `kindling.console.brand.${staffId}`;

/** The URL takes precedence over the last choice, so that a shared link shows the same scope to every reader. */
function readScope(): string | null {
  const staffId = knownStaff()?.id ?? '';
  if (shown?.staffId !== staffId) {
    const inAddress = new URLSearchParams(location.search).get(parameter);
    shown = { staffId, scope: inAddress ?? localStorage.getItem(storeKey(staffId)) };
  }
  return shown.scope;
}

function saveScope(brand: string | undefined): void {
  const staffId = knownStaff()?.id ?? '';
  shown = { staffId, scope: brand ?? allBrands };
  localStorage.setItem(storeKey(staffId), shown.scope ?? allBrands);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Writes the scope before the `#`, where page navigation does not touch it. */
function writeToAddress(): void {
  const brand = readScope();
  const url = new URL(location.href);
  if (brand === null || url.searchParams.get(parameter) === brand) return;
  url.searchParams.set(parameter, brand);
  history.replaceState(history.state, '', url);
}

/**
 * The brand selected in the app bar; undefined for all of the reader's brands. A `brand` in the page's own query
 * takes precedence while that page is open.
 */
export function useScope(): string | undefined {
  const kept = useSyncExternalStore(subscribe, readScope);
  const onPage = new URLSearchParams(useLocation().search).get(parameter);
  const { brands, isWhole } = useKnownBrands();
  const brand = onPage ?? kept;
  const isGiven = !isWhole || brands.some(({ id }) => id === brand);
  return brand === null || brand === '' || brand === allBrands || !isGiven ? undefined : brand;
}

/** The default brand of a form: the scope, or the reader's only brand. */
export function useOwnBrand(): string | undefined {
  const { brands, isWhole } = useKnownBrands();
  const scope = useScope();
  return scope ?? (isWhole && brands.length === 1 ? brands[0]?.id : undefined);
}

/** Changes the scope and updates the open page. */
export function useChooseScope(): (brand: string | undefined) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (brand) => {
      saveScope(brand);
      writeToAddress();
      const after = rescopeQuery(pathname, search, brand);
      if (after !== search) void navigate({ pathname, search: after }, { replace: true });
    },
    [navigate, pathname, search],
  );
}

/** Keeps the URL in step with the scope. */
export function useScopeInAddress(): void {
  const location = useLocation();
  const kept = useSyncExternalStore(subscribe, readScope);
  useEffect(writeToAddress, [location, kept]);
}
