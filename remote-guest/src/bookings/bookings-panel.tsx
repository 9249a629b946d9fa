import styled from 'styled-components';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { ButtonLink, EmptyState, Tabs } from '@marisma/area-kit/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { OwnThenSamples } from '../parts/own-then-samples';
import { paths } from '../paths';
import type { Phase, Stay } from '../parts/own';
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

const List = styled.ul`
  ${plainList}
  display: grid;

  > li + li {
    margin-top: ${space(5)};
    padding-top: ${space(5)};
    border-top: 1px solid ${token.color.line};
  }
`;

type BookingsPanelProps = {
  /** The requests that are no stays. */
  requests: ReactNode;
  phase: Phase;
  onPhase: (phase: Phase) => void;
  onViewDetails: (stay: Stay) => void;
};

/** All stays of the guest, by phase, with the other requests, and a link to book a new stay. */
export function BookingsPanel({ requests, phase, onPhase, onViewDetails }: BookingsPanelProps) {
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
        <List>
          {stays.map((stay) => (
            <li key={stay.id}>
              <BookingRow stay={stay} onViewDetails={() => onViewDetails(stay)} />
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
        onChange={onPhase}
        items={PHASES.map((each) => ({ value: each, label: texts.tabs[each], content: content(each) }))}
      />
    </Panel>
  );
}
