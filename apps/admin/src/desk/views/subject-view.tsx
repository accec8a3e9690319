import type { DeskSubject } from '@kindling/contract/safety/desk-subjects';
import { AppealView } from './appeal-view';
import { FraudView } from './fraud-view';
import { OpenerView } from './opener-view';
import { PictureStage } from './picture-stage';
import { ReportView } from './report-view';
import { TextView } from './text-view';
import type { ViewingCare } from './use-viewing-care';
import { groundName } from '../desk-names';
import { codeName, t } from '../../shared/words/texts';

interface SubjectViewProps {
  subject: DeskSubject;
  care: ViewingCare;
  onUnveil: () => void;
  /** Opens a picture at full size. */
  onEnlarge: (image: string) => void;
}

/** What is to be decided, as large as there is room. */
export function SubjectView({ subject, care, onUnveil, onEnlarge }: SubjectViewProps) {
  switch (subject.kind) {
    case 'photo':
      return (
        <PictureStage
          picture={subject}
          caption={
            subject.resembles === null
              ? undefined
              : t('Much like a picture that was removed: {{resembles}}', {
                  resembles: groundName(subject.resembles).toLowerCase(),
                })
          }
          care={care}
          onUnveil={onUnveil}
          onEnlarge={() => onEnlarge(subject.image)}
        />
      );
    case 'verification':
      return (
        <PictureStage
          picture={subject}
          caption={t('Asked for: {{pose}}. Compare with the approved photos.', {
            pose: codeName(subject.pose).toLowerCase(),
          })}
          care={care}
          onUnveil={onUnveil}
          onEnlarge={() => onEnlarge(subject.image)}
        />
      );
    case 'text':
      return <TextView subject={subject} />;
    case 'opener':
      return <OpenerView subject={subject} />;
    case 'report':
      return <ReportView subject={subject} care={care} onUnveil={onUnveil} onEnlarge={onEnlarge} />;
    case 'fraud':
      return <FraudView subject={subject} care={care} onEnlarge={onEnlarge} />;
    case 'appeal':
      return <AppealView subject={subject} care={care} onUnveil={onUnveil} onEnlarge={onEnlarge} />;
  }
}
