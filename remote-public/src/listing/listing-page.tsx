import { notFound, type LoaderFunctionArgs } from '@marisma/area-kit/router';
import { media, plainList, space } from '@marisma/area-kit/theme';
import { Button, Container, deferred, EmptyState, AfterFirstPaint } from '@marisma/area-kit/ui';
import { useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { findCategory, type Category } from '../content/categories';
import { listingHeroes } from '../content/listing';
import { properties, type Property } from '../content/properties';
import { PageHero } from '../parts/page-hero';
import { t } from '../texts';
import { FilterBar } from './filter-bar';
import { readFilters, withoutFilters, writeFilters, type View } from './filters';
import { useAddressFilters } from '../parts/address';
import { findProperties } from './find-properties';
import type { StayAnswers } from '../parts/stay-check/stay-answers';
import { Toolbar } from './toolbar';
import { stayNames, type Stay } from '../parts/stay';
import { useHouseDay } from '../parts/use-house-day';
import { PropertyCard } from '../parts/property-card';

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
function Results({ found, stay, answers, view, onClear }: ResultsProps) {
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

const StayCheck = deferred(() => import('../parts/stay-check/stay-check'));
const HouseMap = deferred(() => import('./house-map'));

type ListingData = { category: Category | undefined };

/** @throws Response 404 when the address names an unknown category */
export function loader({ params }: LoaderFunctionArgs): ListingData {
  const category = findCategory(params.category);
  if (params.category !== undefined && !category) throw notFound();
  return { category };
}

export const title = ({ category }: ListingData): string =>
  category ? t.meta.category(t.categories[category.slug].name) : t.meta.listing.title;

export const description = ({ category }: ListingData): string =>
  category ? t.categories[category.slug].metaDescription : t.meta.listing.description;

const Body = styled(Container)`
  padding-bottom: ${space(24)};
`;

// From 1280 px on the map is beside the list, below that after it.
const Beside = styled.div<{ $map: boolean }>`
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${({ $map }) => $map && '25rem'};
    gap: ${space(10)};
    align-items: start;
  }
`;

function Listing({ category }: ListingData) {
  const { params, filters, change } = useAddressFilters(readFilters, writeFilters);
  const { today, load } = useHouseDay();
  const [answers, setAnswers] = useState<StayAnswers>();
  const isTaken = ({ id }: Property) => answers?.of[id]?.free === false;
  const found = [...findProperties(properties, category?.slug, filters)].sort(
    (a, b) => Number(isTaken(a)) - Number(isTaken(b)),
  );
  const results = useRef<HTMLElement>(null);
  const clear = () => {
    change(withoutFilters(filters));
    // The pressed button disappears, so the focus moves to the results (WCAG 2.4.3).
    results.current?.focus({ preventScroll: true });
  };
  const words = category ? t.categories[category.slug] : undefined;
  return (
    <>
      <PageHero
        {...listingHeroes[category?.slug ?? 'all']}
        eyebrow={t.home.collections.eyebrow}
        title={words?.name ?? t.listing.allProperties}
        line={words?.description ?? t.listing.heroLine}
        overlapped
      />
      <Body $width="wide">
        <FilterBar
          filters={filters}
          today={today}
          onReachDates={load}
          note={answers?.note ?? t.listing.datesNote}
          onChange={change}
        />
        {stayNames.some((name) => params.has(name)) && (
          <StayCheck params={params} stay={filters.stay} onAnswers={setAnswers} />
        )}
        <Toolbar
          count={found.length}
          more={answers?.count?.(found.filter((house) => !isTaken(house)).length)}
          filters={filters}
          onChange={change}
          onClear={clear}
        />
        <AfterFirstPaint>
          <Beside $map={found.length > 0}>
            <section ref={results} tabIndex={-1} aria-label={t.listing.found}>
              <Results
                found={found}
                stay={filters.stay}
                answers={answers?.of}
                view={filters.view}
                onClear={clear}
              />
            </section>
            {found.length > 0 && <HouseMap found={found} stay={filters.stay} answers={answers?.of} />}
          </Beside>
        </AfterFirstPaint>
      </Body>
    </>
  );
}

/** All houses, or the houses of one category. */
export default function ListingPage({ data }: { data: ListingData }) {
  return <Listing key={data.category?.slug} category={data.category} />;
}
