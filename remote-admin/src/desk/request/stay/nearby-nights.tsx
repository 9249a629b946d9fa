import { read, type Answer } from '@marisma/area-kit/data';
import { addDays, dayAtHouse, formatDate, type PlainDate } from '@marisma/area-kit/format';
import { daysIn, contains, rowAt, type Nights } from '@marisma/area-kit/night-grid';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList, space, token } from '@marisma/area-kit/theme';
import { Stack, Subheading, useToday } from '@marisma/area-kit/ui';
import { useRead } from '@marisma/area-kit/queries';
import styled, { css } from 'styled-components';
import { t } from '../../../texts';
import { formatNights } from '../../../lib/format';
import { Loaded } from '../../../lib/loaded';
import { DESK } from '../../queries';
import type { DeskStay } from '../queries';

/** Days before and after the stay that are read, and that are shown. */
const READ_DAYS = 14;
const SHOWN_DAYS = 7;

type TakenRow = Answer<'taken_nights'>;

const tones = {
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

const Day = styled.span<{ $tone: keyof typeof tones; $today: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  padding-block: ${space(1.5)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.sm};
  font-size: ${token.size.sm};
  font-variant-numeric: lining-nums tabular-nums;
  ${({ $tone }) => tones[$tone]}
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

function toneOf(night: PlainDate, own: Nights, others: readonly TakenRow[]): keyof typeof tones {
  if (contains(own, night)) return 'own';
  const row = rowAt(others, night);
  if (!row) return 'free';
  return row.reservation_id === null ? 'block' : 'stay';
}

/** The nights around a stay: drawn, and the same in words. */
export function NearbyNights({ stay }: { stay: DeskStay }) {
  const texts = t.deskStay.nearbyNights;
  const query = useRead(
    'reading the nights around a stay',
    [...DESK, 'neighbors', stay.id, stay.version],
    async (client, signal) => {
      const days = {
        from_day: addDays(stay.check_in, -READ_DAYS),
        to_day: addDays(stay.check_out, READ_DAYS),
      };
      const rows = await read(client.rpc('taken_nights', days), signal);
      return rows.filter((row) => row.property_id === stay.property_id && row.reservation_id !== stay.id);
    },
  );
  return (
    <Stack $gap={3}>
      <Subheading>{texts.title}</Subheading>
      <Loaded query={query} level={3} loading={texts.loading} failed={texts.failed}>
        {(others) => (
          <>
            <Strip own={{ from: stay.check_in, to: stay.check_out }} others={others} />
            <List>
              {others.length === 0 && <li>{texts.free(READ_DAYS)}</li>}
              {others.map((row) => (
                <li key={row.id}>{describeRow(row)}</li>
              ))}
            </List>
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function describeRow({ kind, from, to, code, note }: TakenRow): string {
  const texts = t.deskStay.nearbyNights;
  const nights = formatNights(from, to);
  if (kind === 'pending' || kind === 'confirmed')
    return texts.stay(nights, code ?? '', t.deskStay.status[kind]);
  return kind === 'block' ? texts.block(nights, note ?? '') : texts.feed(nights);
}

/** The days in a row; hidden from screen readers, which read the list below. */
function Strip({ own, others }: { own: Nights; others: readonly TakenRow[] }) {
  const locale = intlLocale();
  const today = useToday(dayAtHouse);
  const days = daysIn({ from: addDays(own.from, -SHOWN_DAYS), to: addDays(own.to, SHOWN_DAYS) });
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return (
    <Days aria-hidden="true">
      {days.map((day, at) => (
        <Day
          key={day}
          $tone={toneOf(day, own, others)}
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
