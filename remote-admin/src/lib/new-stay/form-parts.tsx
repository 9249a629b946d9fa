import type { DataError, Quote } from '@marisma/area-kit/data';
import { refusalText } from '@marisma/area-kit/booking/calendar';
import { formatNights } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { ChangeFault, FormStatus, Spinner, Stack, Text } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import type { useStaffQuote } from '../staff-quote';
import { calendarDialogs as texts } from '../../texts/en/calendar-dialogs';
import { ReadFault } from '../read-fault';

/** What is wrong with two days; undefined for days that can be nights. */
export function daysProblems(from: string, to: string): { from?: string; to?: string } {
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
  return {
    from: isDay(from) ? undefined : texts.form.noDay,
    to: !isDay(to) ? texts.form.noDay : isDay(from) && to <= from ? texts.form.order : undefined,
  };
}

/** Why a change was refused. Of taken nights, which; of a change by somebody else, whose. */
export function errorMessage(error: DataError): string {
  const { code, hint, changed } = error;
  if (code === 'taken' && hint) return texts.form.taken(formatNights(hint.split(','), intlLocale()));
  return changed ? texts.stale(changed.who) : refusalText(error);
}

/** Why a change was refused. */
export const ChangeError = ({ error }: { error?: DataError }) => (
  <ChangeFault error={error} inWords={errorMessage} />
);

interface PriceProps extends ReturnType<typeof useStaffQuote> {
  /** Said while nothing is priced. */
  none?: string;
  /** What is shown of a price. */
  children: (quote: Quote) => ReactNode;
}

/** The price of a stay for staff, or why there is none. */
export const Price = ({ quote, error, reading, none = texts.form.choose, children }: PriceProps) => (
  <Stack $gap={4} role="status">
    {reading ? (
      <Spinner label={texts.form.counting} />
    ) : error ? (
      <ReadFault error={error} message={errorMessage(error)} />
    ) : quote ? (
      <>
        {quote.set_aside && (
          <FormStatus tone="warning">
            {refusalText(quote.set_aside)} {texts.form.aside}
          </FormStatus>
        )}
        {children(quote)}
      </>
    ) : (
      <Text $muted>{none}</Text>
    )}
  </Stack>
);
