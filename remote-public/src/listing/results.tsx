import { media, plainList, space } from '@marisma/area-kit/theme';
import { Button, EmptyState } from '@marisma/area-kit/ui';
import styled, { css } from 'styled-components';
import type { Property } from '../content/properties';
import { PropertyCard } from '../parts/property-card';
import type { Stay } from '../parts/stay';
import { t } from '../texts';
import type { View } from './filters';
import type { StayAnswers } from '../parts/stay-check/stay-answers';

const grid = css`
  gap: ${space(14)} ${space(8)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const list = css`
  gap: ${space(8)};

  > li:last-child > article {
    border-bottom: 0;
  }
`;

const List = styled.ul<{ $view: View }>`
  ${plainList}
  display: grid;
  ${({ $view }) => ($view === 'grid' ? grid : list)}
`;

type ResultsProps = {
  found: readonly Property[];
  stay: Stay;
  answers: StayAnswers['of'] | undefined;
  view: View;
  onClear: () => void;
};

/** The houses that were found, or a message with a button to clear the filters. */
export function Results({ found, stay, answers, view, onClear }: ResultsProps) {
  const texts = t.listing;
  if (found.length === 0) {
    return (
      <EmptyState
        title={texts.noResults}
        action={
          <Button variant="gradient" onClick={onClear}>
            {texts.clearFilters}
          </Button>
        }
      >
        {texts.noResultsHint}
      </EmptyState>
    );
  }
  const alone = found.length === 1;
  return (
    <List $view={alone ? 'list' : view}>
      {found.map((property) => (
        <li key={property.id} data-house={property.id}>
          <PropertyCard
            property={property}
            stay={stay}
            answer={answers?.[property.id]}
            layout={alone && view === 'grid' ? 'feature' : view}
          />
        </li>
      ))}
    </List>
  );
}
