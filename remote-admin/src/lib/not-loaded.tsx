import { Button, Note, Text } from '@marisma/area-kit/ui';
import { t } from '../../../texts';

/** Says that the dialog could not be loaded; once it is, it opens by itself. */
export const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <Note tone="warning">
      <Text as="div">{t.deskStay.notLoaded}</Text>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t.deskStay.tryAgain}
      </Button>
    </Note>
  </div>
);
