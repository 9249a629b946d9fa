import { read } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { space } from '@marisma/area-kit/theme';
import { Button, FormStatus, useDayChange } from '@marisma/area-kit/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { parsePlainDate } from '@marisma/area-kit/format';
import { MOST_GUESTS, type Stay } from '../stay';
import { t } from '../../texts';
import { answersForGuests, estimates, liveAnswers, type StayAnswers } from './stay-answers';

type StayError = keyof typeof t.staySearch.errors;

/** What is wrong with the stay in an address, whatever the day; `readStay` leaves that part out. */
export function stayError(params: URLSearchParams): StayError | undefined {
  const [checkIn, checkOut, guests] = [params.get('in'), params.get('out'), params.get('guests')];
  if ([checkIn, checkOut].some((day) => day && !parsePlainDate(day))) return 'no_such_day';
  if (checkIn && checkOut && checkOut <= checkIn) return 'bad_dates';
  if (!guests) return undefined;
  if (!/^[1-9]\d*$/.test(guests)) return 'bad_guests';
  return Number(guests) > MOST_GUESTS ? 'too_many_guests' : undefined;
}

/** The reason that every house gives, if it is an error of the stay itself. */
function commonError(reasons: readonly (string | null)[]): StayError | undefined {
  const [first, ...others] = new Set(reasons);
  return first && others.length === 0 && first in t.staySearch.errors ? (first as StayError) : undefined;
}

function errorMessage(error: StayError): string {
  const message = t.staySearch.errors[error];
  return typeof message === 'string' ? message : message(MOST_GUESTS);
}

/** A quick answer needs no word that it is awaited. */
const SLOW_MS = 600;

const Frame = styled.div`
  > :not(:empty) {
    margin-top: ${space(4)};
  }
`;

const Again = styled(Button)`
  margin-left: ${space(2)};
`;

type StayCheckProps = {
  /** Of the address. */
  params: URLSearchParams;
  stay: Stay;
  onAnswers: (answers: StayAnswers | undefined) => void;
};

/** Asks for all houses whether they are free, in one request, and says what is wrong with the stay in the address. */
export default function StayCheck({ params, stay, onAnswers }: StayCheckProps) {
  const { supabase, reportError } = useShell();
  const { checkIn, checkOut, guests, pets } = stay;
  const [state, setState] = useState<'checking' | 'unreachable' | StayError>();
  const [attempt, setAttempt] = useState(0);
  const texts = t.staySearch;
  // An arrival that was today may be past now.
  useDayChange(() => setAttempt((count) => count + 1));

  // Before the next paint, so that no card shows the answer for another stay.
  useLayoutEffect(
    () => () => {
      onAnswers(undefined);
      setState(undefined);
    },
    [checkIn, checkOut, guests, pets, onAnswers],
  );

  useEffect(() => {
    if (!checkIn || !checkOut) {
      if (guests) onAnswers(answersForGuests(guests));
      return undefined;
    }
    const abort = new AbortController();
    const ask = async () => {
      const slow = setTimeout(() => setState('checking'), SLOW_MS);
      try {
        const args = { check_in: checkIn, check_out: checkOut, guests: guests ?? 1, pets: pets ?? 0 };
        const answers = await read((await supabase()).rpc('available_properties', args), abort.signal);
        if (abort.signal.aborted) return;
        const error = commonError(answers.map(({ reason }) => reason));
        setState(error);
        onAnswers(error ? undefined : liveAnswers({ checkIn, checkOut }, answers));
      } catch (error) {
        if (abort.signal.aborted) return;
        reportError(error, { area: 'public', during: 'checking the dates of a stay' });
        setState('unreachable');
        onAnswers(estimates({ checkIn, checkOut }));
      } finally {
        clearTimeout(slow);
      }
    };
    void ask();
    return () => abort.abort();
  }, [checkIn, checkOut, guests, pets, attempt, supabase, reportError, onAnswers]);

  const error = stayError(params) ?? (state === 'checking' || state === 'unreachable' ? undefined : state);
  return (
    <Frame>
      <FormStatus tone={error || state === 'unreachable' ? 'warning' : 'info'}>
        {error ? (
          errorMessage(error)
        ) : state === 'unreachable' ? (
          <>
            {texts.unreachable}
            <Again size="sm" variant="quiet" onClick={() => setAttempt((count) => count + 1)}>
              {texts.again}
            </Again>
          </>
        ) : (
          state === 'checking' && texts.checking
        )}
      </FormStatus>
    </Frame>
  );
}
