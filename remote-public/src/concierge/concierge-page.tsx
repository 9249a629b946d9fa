import {
  Button,
  ButtonLink,
  ChipGroup,
  Container,
  EmptyState,
  AfterFirstPaint,
  Text,
} from '@marisma/area-kit/ui';
import { ClipboardList, Send, Sparkles } from 'lucide-react';
import { media, space } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import { conciergeClosingPicture, conciergeHeroPicture } from '../content/concierge';
import { ClosingCall } from '../parts/closing-call';
import { PageHero } from '../parts/page-hero';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { IconSection } from '../parts/icon-section';
import { serviceCategories } from '../content/service-categories';
import { ServiceList } from '../parts/service-list';
import { useAddressFilters } from '../parts/address';
import { SearchField } from '../parts/search-field';
import { findServices, readFilters, toggled, writeFilters } from './service-filters';

const Frame = styled(Container)`
  padding-block: ${space(10)} ${space(20)};
`;

// On a phone the chips are one line that scrolls sideways, from edge to edge of the screen.
const Chips = styled.div`
  ${media.phoneOnly} {
    margin-inline: -${space(5)};
    overflow-x: auto;
    scrollbar-width: none;

    > [role='group'] {
      flex-wrap: nowrap;
      width: max-content;
      padding: ${space(1)} ${space(5)};
    }
  }
`;

const Row = styled.div`
  display: grid;
  gap: ${space(4)} ${space(10)};
  margin-block: ${space(5)} ${space(8)};

  ${media.tablet} {
    grid-template-columns: 1fr 22rem;
    align-items: end;
    margin-block: ${space(6)} ${space(10)};
  }
`;

const Search = styled(SearchField)`
  ${media.tablet} {
    order: 1;
  }
`;

// The value of the chip 'All'; no category has an empty name.
const ALL = '';

/** The services, filtered by category and search. Both are in the address, so they can be shared and survive Back. */
function ServiceBrowser() {
  const { filters, change } = useAddressFilters(readFilters, writeFilters);
  const texts = t.concierge;
  const found = findServices(filters);

  const press = (value: string) => {
    const category = serviceCategories.find((name) => name === value);
    change({ categories: category ? toggled(filters.categories, category) : [] });
  };

  return (
    <Frame $width="wide">
      <form role="search" aria-label={texts.filters} onSubmit={(event) => event.preventDefault()}>
        <Chips>
          <ChipGroup
            label={texts.categories}
            items={[
              { value: ALL, label: texts.allServices },
              ...serviceCategories.map((value) => ({ value, label: t.serviceCategories[value] })),
            ]}
            pressed={filters.categories.length > 0 ? filters.categories : [ALL]}
            onToggle={press}
          />
        </Chips>
        <Row>
          <Search
            label={texts.search}
            placeholder={texts.searchPlaceholder}
            search={filters.search}
            onSearch={(search) => change({ search }, true)}
          />
          <Text role="status" $muted>
            {texts.results(found.length)}
          </Text>
        </Row>
      </form>
      {found.length > 0 ? (
        <ServiceList services={found} />
      ) : (
        <EmptyState
          title={texts.noResults}
          action={
            <Button variant="gradient" onClick={() => change({ categories: [], search: '' })}>
              {texts.clearFilters}
            </Button>
          }
        >
          {texts.noResultsHint}
        </EmptyState>
      )}
    </Frame>
  );
}

export const { title, description } = t.meta.concierge;

/** All concierge services, and how to book one. */
export default function ConciergePage() {
  const { title: heading, eyebrow, heroLine, talkToConcierge, howItWorks, closing } = t.concierge;
  return (
    <>
      <PageHero picture={conciergeHeroPicture} scrim={1.12} eyebrow={eyebrow} title={heading} line={heroLine}>
        <ButtonLink to={paths.contactFor('concierge')} variant="outline" size="lg">
          {talkToConcierge}
        </ButtonLink>
      </PageHero>
      <AfterFirstPaint>
        <ServiceBrowser />
        <IconSection
          tone="sand"
          title={howItWorks.title}
          icons={{ request: Send, customize: ClipboardList, enjoy: Sparkles }}
          words={howItWorks.steps}
          columns={3}
          ordered
        />
        <ClosingCall
          title={closing.title}
          text={closing.text}
          picture={conciergeClosingPicture}
          primary={{ to: paths.contactFor('concierge'), label: closing.contact }}
          secondary={{ to: paths.properties, label: closing.properties }}
        />
      </AfterFirstPaint>
    </>
  );
}
