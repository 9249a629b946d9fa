import { read } from '@marisma/area-kit/data';
import { addDays, dayAtHouse, formatDate, type PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList, space, token } from '@marisma/area-kit/theme';
import { Heading, Stack, useToday } from '@marisma/area-kit/ui';
import { useQuery } from '@tanstack/react-query';
import styled, { css } from 'styled-components';
import { t } from '../../../texts';
import { nightsInWords } from '../../../lib/moments';
import { Loaded } from '../../loaded';
import { DESK } from '../../queries';
import type { Client, DeskStay } from '../queries';

/** Days before and after the stay that are looked at, and that are drawn. */
const AROUND = 14;
const DRAWN = 7;

/** What else takes nights of the house near a stay. */
interface Neighbor {
  kind: 'stay' | 'block' | 'feed';
  /** The code of a stay, or the note of a block. */
  label: string;
  /** Of a stay. */
  status?: 'pending' | 'confirmed';
  check_in: PlainDate;
  check_out: PlainDate;
}

async function readNeighbors(client: Client, stay: DeskStay, signal: AbortSignal): Promise<Neighbor[]> {
  const [from, to] = [addDays(stay.check_in, -AROUND), addDays(stay.check_out, AROUND)];
  const [stays, rest] = await Promise.all([
    read(
      client
        .from('reservations')
        .select('code, check_in, check_out, status')
        .eq('property_id', stay.property_id)
        .in('status', ['pending', 'confirmed'])
        .neq('id', stay.id)
        .lt('check_in', to)
        .gt('check_out', from),
      signal,
    ),
    read(
      client
        .from('occupancy')
        .select('kind, nights, note')
        .eq('property_id', stay.property_id)
        .in('kind', ['block', 'feed'])
        .is('released_at', null)
        .overlaps('nights', `[${from},${to})`),
      signal,
    ),
  ]);
  return [
    ...stays.map(({ code, ...other }) => ({ kind: 'stay', label: code, ...other }) as Neighbor),
    ...rest.map(({ kind, nights, note }) => {
      const [check_in, check_out] = String(nights).replace(/[[)]/g, '').split(',');
      return { kind, label: note ?? '', check_in, check_out } as Neighbor;
    }),
  ].sort((a, b) => (a.check_in < b.check_in ? -1 : 1));
}

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
  { check_in, check_out }: Pick<Neighbor, 'check_in' | 'check_out'>,
): boolean => night >= check_in && night < check_out;

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
  const query = useQuery({
    queryKey: [...DESK, 'neighbors', stay.id, stay.version],
    queryFn: async ({ signal }) => readNeighbors(await supabase(), stay, signal),
    staleTime: 30_000,
    meta: { during: 'reading the nights around a stay' },
  });
  return (
    <Stack $gap={3}>
      <Heading level={3} size="md">
        {texts.title}
      </Heading>
      <Loaded query={query} level={3} loading={texts.loading} failed={texts.failed}>
        {(neighbors) => (
          <>
            <Strip stay={stay} neighbors={neighbors} />
            <List>
              {neighbors.length === 0 && <li>{texts.free(AROUND)}</li>}
              {neighbors.map((neighbor) => (
                <li key={`${neighbor.label} ${neighbor.check_in}`}>{neighborInWords(neighbor)}</li>
              ))}
            </List>
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function neighborInWords({ kind, label, status, check_in, check_out }: Neighbor): string {
  const texts = t.deskStay.around;
  const nights = nightsInWords(check_in, check_out);
  if (kind === 'stay' && status) return texts.stay(nights, label, t.deskStay.status[status]);
  return kind === 'block' ? texts.block(nights, label) : texts.feed(nights);
}

/** The days in a row; hidden from screen readers, which read the list below. */
function Strip({ stay, neighbors }: { stay: DeskStay; neighbors: readonly Neighbor[] }) {
  const locale = intlLocale();
  const today = useToday(dayAtHouse);
  const days: PlainDate[] = [];
  const end = addDays(stay.check_out, DRAWN);
  for (let day = addDays(stay.check_in, -DRAWN); day < end; day = addDays(day, 1)) days.push(day);
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
