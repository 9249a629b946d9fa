import { media, space, visuallyHidden } from '@marisma/area-kit/theme';
import { Button, ChipGroup, Field, Select, Text } from '@marisma/area-kit/ui';
import { LayoutGrid, Rows3 } from 'lucide-react';
import styled from 'styled-components';
import { t } from '../texts';
import { isFiltered, oneOf, sortKeys, views, type Filters, type SortKey, type View } from './filters';

const icons: Record<View, typeof LayoutGrid> = { grid: LayoutGrid, list: Rows3 };

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  align-items: end;
  margin-block: ${space(8)};

  /* The chosen order is read as a whole; on the narrowest phones the views move below it. */
  > :nth-child(2) {
    flex: 1 1 10.5rem;
  }

  ${media.tablet} {
    margin-block: ${space(10)};

    /* The result is read as a whole too: a long one has a row of its own. */
    > :first-child {
      flex: 1 0 auto;
    }

    > :nth-child(2) {
      flex: 0 0 15rem;
    }
  }
`;

const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(6)};
  min-height: ${space(9)};

  /* A button without a border: its word, not its box, stands in line. */
  > button {
    margin-left: -${space(4)};
  }

  ${media.phoneOnly} {
    flex-basis: 100%;
    justify-content: space-between;
  }
`;

// On a tablet the names would push the views into a row of their own.
const ViewName = styled.span`
  ${media.belowDesktop} {
    ${visuallyHidden}
  }
`;

type ToolbarProps = {
  count: number;
  /** What is known about them, after the count. */
  more: string | undefined;
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
  onClear: () => void;
};

/** The number of results, announced when it changes; sort order; grid or list. */
export function Toolbar({ count, more, filters, onChange, onClear }: ToolbarProps) {
  const texts = t.listing;
  return (
    <Row>
      <Found>
        <Text role="status">{[texts.results(count), more].filter(Boolean).join(' · ')}</Text>
        {count > 0 && isFiltered(filters) && (
          <Button variant="quiet" size="sm" onClick={onClear}>
            {texts.clearFilters}
          </Button>
        )}
      </Found>
      <Field label={texts.sort}>
        <Select
          name="sort"
          value={filters.sort}
          onChange={(event) => onChange({ sort: oneOf(sortKeys, event.target.value) })}
        >
          {sortKeys.map((key: SortKey) => (
            <option key={key} value={key}>
              {texts.sortOptions[key]}
            </option>
          ))}
        </Select>
      </Field>
      <ChipGroup
        label={texts.view}
        items={views.map((view) => {
          const Icon = icons[view];
          return {
            value: view,
            label: (
              <>
                <Icon aria-hidden="true" strokeWidth={1.5} />
                <ViewName>{texts[view]}</ViewName>
              </>
            ),
          };
        })}
        pressed={[filters.view]}
        onToggle={(value) => onChange({ view: oneOf(views, value) })}
      />
    </Row>
  );
}
