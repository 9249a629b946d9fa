import { asDataError } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { FormStatus, Spinner, Stack, Text } from '@marisma/area-kit/ui';
import { QuoteLines, stayTexts } from '@marisma/area-kit/stays/calendar';
import { useQuery } from '@tanstack/react-query';
import { houseCalendar as texts } from '../texts/en/house-calendar';
import { staffQuote, type StaffStay } from './changes.data';
import { refusalInWords } from './words';

/** What is wrong with two days; undefined for days that can be nights. */
export function daysProblems(from: string, to: string): { from?: string; to?: string } {
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
  return {
    from: isDay(from) ? undefined : texts.form.noDay,
    to: !isDay(to) ? texts.form.noDay : isDay(from) && to <= from ? texts.form.order : undefined,
  };
}

/** The price of a stay for staff; a rule that is in the way is an answer. Nothing is asked while `stay` is undefined. */
export function useStaffQuote(stay: StaffStay | undefined, ofStay?: string) {
  const { supabase } = useShell();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['staff-quote', ofStay, stay?.propertyId, stay?.from, stay?.to, stay?.guests],
    queryFn: async ({ signal }) =>
      staffQuote(await supabase(), stay as StaffStay, ofStay, signal).then(
        (read) => ({ ...read, refusal: undefined }),
        (error: unknown) => ({ quote: undefined, setAside: undefined, refusal: asDataError(error) }),
      ),
    enabled: stay !== undefined,
    staleTime: 0,
  });
  return {
    quote: stay && data?.quote,
    setAside: stay && data?.setAside,
    refusal: stay && data?.refusal,
    reading: stay !== undefined && isFetching,
    readAgain: refetch,
  };
}

/** The price, or why there is none. */
export function Price({
  quote,
  setAside,
  refusal,
  reading,
  agreed,
}: ReturnType<typeof useStaffQuote> & { agreed?: boolean }) {
  return (
    <div role="status">
      {reading ? (
        <Spinner label={texts.form.counting} />
      ) : refusal ? (
        <FormStatus tone="warning">{refusalInWords(refusal)}</FormStatus>
      ) : quote ? (
        <Stack $gap={4}>
          {setAside && (
            <FormStatus tone="warning">
              {stayTexts.refusals[setAside]} {texts.form.aside}
            </FormStatus>
          )}
          <QuoteLines quote={quote} agreed={agreed} />
        </Stack>
      ) : (
        <Text $muted>{texts.form.choose}</Text>
      )}
    </div>
  );
}
