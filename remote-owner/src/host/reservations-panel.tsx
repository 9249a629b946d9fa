import { useState } from 'react';
import styled from 'styled-components';
import { plural, type PlainDate } from '@marisma/shared/format';
import { intlLocale } from '@marisma/shared/texts';
import { space } from '@marisma/shared/theme';
import { ChipGroup, EmptyState, Text, TitledPanel } from '@marisma/shared/ui';
import { ReservationsTable } from '../parts/reservations-table';
import { reservations, type ReservationStatus } from '../sample/reservations';
import { t } from '../texts';

const STATUSES: readonly ReservationStatus[] = ['confirmed', 'pending', 'cancelled'];

const Filter = styled.div`
  margin-bottom: ${space(4)};
`;

/** All reservations, or the reservations of one status. */
export function ReservationsPanel({ today }: { today: PlainDate }) {
  const { host, reservations: words } = t;
  const texts = host.reservations;
  const locale = intlLocale();
  const [status, setStatus] = useState<ReservationStatus | 'all'>('all');
  const rows = reservations.filter((reservation) => status === 'all' || reservation.status === status);
  const chips = [
    { value: 'all', label: texts.allStatuses },
    ...STATUSES.map((value) => ({ value, label: words.statuses[value] })),
  ];
  return (
    <TitledPanel
      title={texts.title}
      aside={
        <Text $size="sm" $muted role="status">
          {plural(rows.length, texts.shown, locale)}
        </Text>
      }
    >
      <Filter>
        <ChipGroup
          label={texts.filter}
          items={chips}
          pressed={[status]}
          onToggle={(value) => setStatus(STATUSES.find((known) => known === value) ?? 'all')}
        />
      </Filter>
      <ReservationsTable
        caption={texts.title}
        rows={rows}
        today={today}
        empty={
          <EmptyState level={3} title={texts.none}>
            {texts.noneHint}
          </EmptyState>
        }
      />
    </TitledPanel>
  );
}
