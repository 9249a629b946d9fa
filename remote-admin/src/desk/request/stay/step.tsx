import { late, Note } from '@marisma/shared/ui';
import { t } from '../../../texts';
import type { StepDialogsProps } from './chosen';

const Dialogs = late<StepDialogsProps>(
  () => import(/* webpackChunkName: "decisions" */ './step-dialogs'),
  () => <Note tone="warning">{t.deskStay.notLoaded}</Note>,
);

/** Asks before the change is made; the code for that is loaded on the first one. */
export const Step = (props: StepDialogsProps) => <Dialogs {...props} />;
