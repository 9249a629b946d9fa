import { addDays, dayAtHouse, formatDate, type PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList, space, token } from '@marisma/area-kit/theme';
import { ErrorState, Heading, Spinner, Stack, useToday } from '@marisma/area-kit/ui';
import { useQuery } from '@tanstack/react-query';
import styled, { css } from 'styled-components';
import { t } from '../../../texts';
import { nightsInWords } from '../../../lib/moments';
import type { DeskStay } from '../read/request';
import { AROUND, readNeighbors, type Neighbor } from './stay.data';

/** Days before and after the stay that are drawn. */
const DRAWN = 7;

const looks = {
  own: css`
    background: ${token.color.accent};
    color: ${token.color.onAccent};
  `,
  stay: css`
    background: ${token.color.surfaceSunken};
  `,
  block: css`
    background: repeating-linear-gradient(
      135deg,
      ${token.color.surfaceSunken} 0 6px,
      ${token.color.surface} 6px 10px
    );
  `,
  free: css`
    background: ${token.color.surface};
  `,
};

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
`;

const Day = styled.span<{ $look: keyof typeof looks; $today: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  padding-block: ${space(1.5)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.sm};
  font-size: ${token.size.sm};
  font-variant-numeric: lining-nums tabular-nums;
  ${({ $look }) => looks[$look]}
  ${({ $today }) => $today && `outline: 2px solid ${token.color.focus}; outline-offset: -2px;`}

  small {
    font-size: 0.6875rem;
  }
`;

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(1)};
  font-size: ${token.size.sm};
`;

const isWithin = (
  night: PlainDate,
  { checkIn, checkOut }: { checkIn: PlainDate; checkOut: PlainDate },
): boolean => night >= checkIn && night < checkOut;

function lookOf(night: PlainDate, stay: DeskStay, neighbors: readonly Neighbor[]): keyof typeof looks {
  if (isWithin(night, stay)) return 'own';
  const there = neighbors.find((neighbor) => isWithin(night, neighbor));
  if (!there) return 'free';
  return there.kind === 'stay' ? 'stay' : 'block';
}

/** The nights around a stay: drawn, and the same in words. */
export function Around({ stay }: { stay: DeskStay }) {
  const { supabase } = useShell();
  const texts = t.deskStay.around;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['desk-neighbors', stay.id, stay.version, stay.checkIn, stay.checkOut],
    queryFn: async ({ signal }) => readNeighbors(await supabase(), stay, signal),
    staleTime: 30_000,
    meta: { during: 'reading the nights around a stay' },
  });
  return (
    <Stack $gap={3}>
      <Heading level={3} size="md">
        {texts.title}
      </Heading>
      {isError && !data && (
        <ErrorState level={3} title={texts.failed} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && <Spinner label={texts.loading} />}
      {data && <Strip stay={stay} neighbors={data} />}
      {data && (
        <List>
          {data.length === 0 && <li>{texts.free(AROUND)}</li>}
          {data.map((neighbor) => (
            <li key={`${neighbor.label} ${neighbor.checkIn}`}>{neighborInWords(neighbor)}</li>
          ))}
        </List>
      )}
    </Stack>
  );
}

function neighborInWords({ kind, label, status, checkIn, checkOut }: Neighbor): string {
  const texts = t.deskStay.around;
  const nights = nightsInWords(checkIn, checkOut);
  if (kind === 'stay' && status) return texts.stay(nights, label, t.deskStay.status[status]);
  return kind === 'block' ? texts.block(nights, label) : texts.feed(nights);
}

/** The days in a row; hidden from screen readers, which read the list below. */
function Strip({ stay, neighbors }: { stay: DeskStay; neighbors: readonly Neighbor[] }) {
  const locale = intlLocale();
  const today = useToday(dayAtHouse);
  const days: PlainDate[] = [];
  const end = addDays(stay.checkOut, DRAWN);
  for (let day = addDays(stay.checkIn, -DRAWN); day < end; day = addDays(day, 1)) days.push(day);
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return (
    <Days aria-hidden="true">
      {days.map((day, at) => (
        <Day
          key={day}
          $look={lookOf(day, stay, neighbors)}
          $today={day === today}
          title={formatDate(day, locale)}
        >
          <small>{at === 0 || day.endsWith('-01') ? month.format(new Date(`${day}T00:00:00Z`)) : ' '}</small>
          {Number(day.slice(8))}
        </Day>
      ))}
    </Days>
  );
}
