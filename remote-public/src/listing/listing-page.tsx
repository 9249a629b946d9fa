import { notFound, type LoaderFunctionArgs } from '@marisma/shared/router';
import { space } from '@marisma/shared/theme';
import { Container } from '@marisma/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { findCategory, type Category } from '../content/categories';
import type { PictureName } from '../content/pictures';
import { properties } from '../content/properties';
import { PageHero } from '../parts/page-hero';
import { t } from '../texts';
import { FilterBar } from './filter-bar';
import { withoutFilters } from './filters';
import { findProperties } from './find-properties';
import { Results } from './results';
import { Toolbar } from './toolbar';
import { useFilters } from './use-filters';

type ListingData = { category: Category | undefined };

const heroPictures: Record<Category['slug'] | 'all', PictureName> = {
  all: 'hero-golden-villa',
  'lagoon-villas': 'hero-lagoon-dusk',
  'ocean-villas': 'hero-sunset-pool',
  'lagoon-apartments': 'lagoon-apt-harmony-evening',
  villas: 'villa-paradise-evening',
};

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

function Listing({ category }: ListingData) {
  const { filters, change, today } = useFilters();
  const found = findProperties(properties, category?.slug, filters);
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
        picture={heroPictures[category?.slug ?? 'all']}
        eyebrow={t.home.collections.eyebrow}
        title={words?.name ?? t.listing.allProperties}
        line={words?.description ?? t.listing.heroLine}
        overlapped
      />
      <Body $width="wide">
        <FilterBar filters={filters} today={today} onChange={change} />
        <Toolbar count={found.length} filters={filters} onChange={change} onClear={clear} />
        <section ref={results} tabIndex={-1} aria-label={t.listing.found}>
          <Results found={found} stay={filters.stay} view={filters.view} onClear={clear} />
        </section>
      </Body>
    </>
  );
}

/** All houses, or the houses of one category. */
export default function ListingPage({ data }: { data: ListingData }) {
  return <Listing key={data.category?.slug} category={data.category} />;
}
