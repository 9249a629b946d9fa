import { Button, Note, Text } from '@marisma/area-kit/ui';
import { t } from '../texts';

/** Says that a dialog or a part of a page could not be loaded; once it is, it is shown by itself. */
export const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <Note tone="warning">
      <Text as="div">{t.common.notLoaded}</Text>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t.common.tryAgain}
      </Button>
    </Note>
  </div>
);
