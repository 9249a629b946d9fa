import { Note, Text } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { SmallButton } from './small-button';

/** Says that a dialog or a part of a page could not be loaded; once it is, it is shown by itself. */
export const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <Note tone="warning">
      <Text as="div">{t.common.notLoaded}</Text>
      <SmallButton onClick={onRetry}>{t.common.tryAgain}</SmallButton>
    </Note>
  </div>
);
