import { addDays, parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import { useNavigate } from '@marisma/area-kit/router';
import { media, space } from '@marisma/area-kit/theme';
import { ButtonLink, DateField } from '@marisma/area-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { formatDay } from '../../lib/format';
import { paths } from '../../paths';
import { t } from '../../texts';

const Days = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: end;
  margin-bottom: ${space(6)};

  @media print {
    display: none;
  }

  ${media.phoneOnly} {
    > a {
      flex: 1 1 40%;
    }

    > :last-child {
      flex: 1 1 100%;
    }
  }
`;

/** Links to other days; the day is in the address. Give it that day as its key. */
export function DayChoice({ day, today }: { day: PlainDate; today: PlainDate }) {
  const texts = t.arrivals;
  const navigate = useNavigate();
  const [typed, setTyped] = useState(day);
  const link = (to: PlainDate, label: string) => (
    <ButtonLink
      size="sm"
      variant={to === day ? 'primary' : 'outline'}
      aria-current={to === day ? 'date' : undefined}
      aria-label={
        label === texts.today || label === texts.tomorrow ? undefined : `${label}, ${formatDay(to)}`
      }
      to={to === today ? paths.deskArrivals : paths.deskArrivalsOn(to)}
      preventScrollReset
    >
      {label}
    </ButtonLink>
  );
  return (
    <Days aria-label={texts.days}>
      {link(today, texts.today)}
      {link(addDays(today, 1), texts.tomorrow)}
      {link(addDays(day, -1), texts.before)}
      {link(addDays(day, 1), texts.after)}
      <DateField
        label={texts.day}
        value={typed}
        today={today}
        onChange={(value) => {
          setTyped(value);
          if (parsePlainDate(value) && value !== day)
            void navigate(paths.deskArrivalsOn(value), { preventScrollReset: true });
        }}
      />
    </Days>
  );
}
