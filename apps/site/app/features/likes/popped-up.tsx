import { useNavigate } from 'react-router';
import { MatchDialog } from '../../domain/likes/match-dialog';
import { useTexts } from '../../shared/i18n/use-texts';
import { usePaths } from '../../shared/routing/use-paths';

export default function PoppedUp({ onClose }: { onClose: () => void }) {
  const path = usePaths();
  const navigate = useNavigate();
  if (!useTexts(['likes'])) return null;
  return (
    <MatchDialog
      chatWith={(id) => path('members-id-chat', { id })}
      onClose={onClose}
      onProfile={(id) => {
        onClose();
        void navigate(path('members-id', { id }));
      }}
    />
  );
}
