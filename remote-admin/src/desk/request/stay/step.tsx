import { Button, deferred, Note, Text } from '@marisma/area-kit/ui';
import { t } from '../../../texts';
import type { StepDialogsProps } from './step-dialogs';

/** Says that the dialog could not be loaded; once it is, it opens by itself. */
const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <Note tone="warning">
      <Text as="div">{t.deskStay.notLoaded}</Text>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t.deskStay.tryAgain}
      </Button>
    </Note>
  </div>
);

const Dialogs = deferred<StepDialogsProps>(
  () => import(/* webpackChunkName: "decisions" */ './step-dialogs'),
  { Failed: NotLoaded },
);

/** Asks before the change is made; the code for that is loaded on the first one. */
export const Step = (props: StepDialogsProps) => <Dialogs {...props} />;
