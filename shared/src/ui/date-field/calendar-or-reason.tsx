import { Button } from '../button';
import { ui as texts } from '../../texts/en/ui';
import { Note } from '../note';
import { Spinner } from '../spinner';
import type { CalendarProps } from './calendar';
import type { CalendarCode } from './load-calendar';

/** The calendar once its code has loaded; until then a spinner, or the error with a retry button. */
export function CalendarOrReason({ code, ...calendar }: CalendarProps & { code: CalendarCode }) {
  if (code.Calendar) return <code.Calendar {...calendar} />;
  if (!code.failed) return <Spinner />;
  return (
    <>
      <Note tone="danger">{texts.calendarFailed}</Note>
      <Button variant="outline" onClick={code.load}>
        {texts.retry}
      </Button>
    </>
  );
}
