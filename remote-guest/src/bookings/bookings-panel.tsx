import styled from 'styled-components';
import { media, space } from '@marisma/area-kit/theme';
import { ButtonLink, EmptyState, List, Tabs } from '@marisma/area-kit/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDashboardPlace } from '../parts/dashboard-place';
import { OwnThenSamples } from '../parts/own-then-samples';
import { paths } from '../paths';
import type { Phase } from '../parts/own';
import { PHASES, staysIn } from '../parts/stay';
import { t } from '../texts';
import { BookingRow } from './booking-row';

const Panel = styled.div`
  position: relative;
`;

const NewStay = styled.div`
  display: flex;
  margin-bottom: ${space(4)};

  ${media.tablet} {
    position: absolute;
    top: 0;
    right: 0;
    /* The list of tabs, which comes later, is as wide as the panel. */
    z-index: 1;
    margin: 0;
  }
`;

/**
 * All stays of the guest, by phase, and a link to book a new stay.
 * @param requests the guest's requests that are no stays
 */
export function BookingsPanel({ requests }: { requests: ReactNode }) {
  const { phase, openPhase } = useDashboardPlace();
  const texts = t.bookings;
  const content = (each: Phase) => (
    <OwnThenSamples
      from={({ stays }) => staysIn(stays, each)}
      sampleTitle={t.live.sampleBookings}
      besides={each === 'upcoming' && requests}
      empty={
        <EmptyState level={3} title={texts.empty[each].title}>
          {texts.empty[each].reason}
        </EmptyState>
      }
    >
      {(stays) => (
        <List $ruled={5}>
          {stays.map((stay) => (
            <li key={stay.id}>
              <BookingRow stay={stay} />
            </li>
          ))}
        </List>
      )}
    </OwnThenSamples>
  );
  return (
    <Panel>
      <NewStay>
        <ButtonLink size="sm" to={paths.homes}>
          <Plus aria-hidden="true" strokeWidth={1.75} />
          {texts.bookNewStay}
        </ButtonLink>
      </NewStay>
      <Tabs
        label={texts.subTabs}
        value={phase}
        onChange={openPhase}
        items={PHASES.map((each) => ({ value: each, label: texts.tabs[each], content: content(each) }))}
      />
    </Panel>
  );
}
