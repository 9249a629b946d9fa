import { formatDate, type PlainDate } from '@marisma/area-kit/format';
import { describeHours, usualHours, type OpenInterval } from '@marisma/area-kit/office-hours';
import { useShell } from '@marisma/area-kit/shell';
import { plainList } from '@marisma/area-kit/theme';
import { useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { whenNear } from '../parts/when-near';
import { t } from '../texts';

/** When the office answers, and the days off that are near. */
interface Office {
  hours: readonly OpenInterval[];
  closed: readonly PlainDate[];
}

const FRESH_MS = 5 * 60_000;

const usual: Office = { hours: usualHours, closed: [] };

let known: { office: Office; until: number } | undefined;

/**
 * The office's hours and days off: the usual hours at first, and what staff have set once the service was asked. It is
 * asked when the hours come near the window, at most every five minutes.
 * @param frame the element that shows them
 */
function useOfficeHours(frame: RefObject<Element | null>): Office {
  const { supabase } = useShell();
  const [office, setOffice] = useState(known?.office ?? usual);
  useEffect(() => {
    if (!frame.current || (known && Date.now() < known.until)) return undefined;
    let left = false;
    const load = async () => {
      try {
        const [{ read }, client] = await Promise.all([import('@marisma/area-kit/data'), supabase()]);
        const [hours, closed] = await Promise.all([
          read(client.from('office_hours').select('weekday, opens, closes')),
          read(client.rpc('office_closed_days')),
        ]);
        const found = { hours, closed };
        known = { office: found, until: Date.now() + FRESH_MS };
        if (!left) setOffice(found);
      } catch {
        // The usual hours stay.
      }
    };
    const cancel = whenNear(frame.current, () => void load());
    return () => {
      left = true;
      cancel();
    };
  }, [frame, supabase]);
  return office;
}

// Room for one line more than the usual hours have, so that another Saturday moves nothing.
const Lines = styled.ul`
  ${plainList}
  min-height: 4lh;
  font-variant-numeric: tabular-nums;
`;

/** The hours of a week as the office keeps them, those for emergencies, and the days off that are near. */
export function OfficeHours() {
  const frame = useRef<HTMLUListElement>(null);
  const { hours, closed } = useOfficeHours(frame);
  const { emergency, closedOn } = t.contact.hours;
  return (
    <Lines ref={frame}>
      {[
        ...describeHours(hours),
        emergency,
        ...closed.map((day) => closedOn(formatDate(day, t.common.locale, 'short'))),
      ].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>
  );
}
