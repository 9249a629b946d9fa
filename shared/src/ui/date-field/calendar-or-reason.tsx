import { Button } from '../button';
import { ui as texts } from '../../texts/en/ui';
import { Note } from '../note';
import { Spinner } from '../spinner';
import type { CalendarProps } from './calendar';
import type { DeferredCode } from '../deferred';

/** The calendar once its code has loaded; until then a spinner, or the error with a retry button. */
export function CalendarOrReason({
  code,
  ...calendar
}: CalendarProps & { code: DeferredCode<CalendarProps> }) {
  if (code.Component) return <code.Component {...calendar} />;
  if (!code.error) return <Spinner />;
  return (
    <>
      <Note tone="danger">{texts.calendarFailed}</Note>
      <Button variant="outline" onClick={code.load}>
        {texts.retry}
      </Button>
    </>
  );
}
