import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Place } from '@kindling/contract/brands/calls/places';
import { browserApi } from '../../shared/api/browser-api';

/** What the browser says about access to its position (specification §4): its permission, or that it is unsupported. */
type LocationState = 'unsupported' | 'unknown' | PermissionState;

/** The position may be an hour old (decisions §11.8). */
const options: PositionOptions = { maximumAge: 3_600_000, timeout: 20_000, enableHighAccuracy: false };
/** `GeolocationPositionError.PERMISSION_DENIED`. */
const denied = 1;

/** The state of the search for the reader's own city. */
export type LocationOutcome = 'busy' | 'none' | 'failed' | Place | null;

/**
 * The reader's city by the browser's position, which is requested only by `locate`, from a press. The position is sent to the
 * server rounded to about a kilometre, and the server stores nothing of it.
 */
export function useLocation(onFound: (place: Place) => void) {
  const [state, refuse] = useLocationState();
  const [outcome, setOutcome] = useState<LocationOutcome>(null);
  const locate = async () => {
    setOutcome('busy');
    try {
      const { coords } = await currentPosition();
      const query = { lat: coords.latitude.toFixed(2), lon: coords.longitude.toFixed(2) };
      const { place } = await browserApi()('geocode', { query });
      setOutcome(place || 'none');
      if (place) onFound(place);
    } catch (error) {
      const isDenied = (error as Partial<GeolocationPositionError>).code === denied;
      if (isDenied) refuse();
      setOutcome(isDenied ? null : 'failed');
    }
  };
  return { state, outcome, locate };
}

/** Support does not change during a page's life. */
const never = () => () => undefined;
const isSupported = () => 'geolocation' in navigator;

function useLocationState() {
  const supported = useSyncExternalStore(never, isSupported, () => true);
  const [permission, setPermission] = useState<Exclude<LocationState, 'unsupported'>>('unknown');
  useEffect(() => {
    let status: PermissionStatus | undefined;
    let gone = false;
    const read = () => {
      if (status && !gone) setPermission(status.state);
    };
    // Browsers without this permission query, or with another name for it, leave it at unknown.
    navigator.permissions?.query({ name: 'geolocation' }).then(
      (found) => {
        status = found;
        read();
        found.addEventListener('change', read);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      status?.removeEventListener('change', read);
    };
  }, []);
  const state: LocationState = supported ? permission : 'unsupported';
  return [state, () => setPermission('denied')] as const;
}

function currentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject, options));
}
