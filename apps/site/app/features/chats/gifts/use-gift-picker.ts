import { useLocation, useNavigate } from 'react-router';
import { giftPickerHash } from '../../../domain/chats/gift-picker-hash';
import { useAlive } from '../../../shared/site/use-alive';

/** Whether the gifts are open: the address's hash says so, by which a profile links to them. */
export function useGiftPicker() {
  const isAlive = useAlive();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const go = (to: string) => void navigate({ hash: to }, { replace: true, preventScrollReset: true });
  return {
    // The server does not see the hash.
    isOpen: isAlive && hash === giftPickerHash,
    open: () => go(giftPickerHash),
    close: () => go(''),
  };
}
