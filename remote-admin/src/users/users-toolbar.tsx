import { Download } from 'lucide-react';
import styled from 'styled-components';
import { media, space } from '@marisma/area-kit/theme';
import { Button, Field, Input } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { ColumnChoice, type OptionalColumn } from './column-choice';

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-bottom: ${space(4)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Search = styled(Field)`
  ${media.tablet} {
    max-width: 26rem;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(5)};
`;

type UsersToolbarProps = {
  search: string;
  onSearch: (text: string) => void;
  columns: readonly OptionalColumn[];
  onToggleColumn: (column: OptionalColumn) => void;
  /** Undefined while the list is loading or empty. */
  onExport: (() => void) | undefined;
};

/** The toolbar of the list: search, columns, export. */
export function UsersToolbar(props: UsersToolbarProps) {
  const texts = t.users;
  return (
    <Frame>
      <Search label={texts.search}>
        <Input
          type="search"
          value={props.search}
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => props.onSearch(event.target.value)}
        />
      </Search>
      <Tools>
        <ColumnChoice columns={props.columns} onToggle={props.onToggleColumn} />
        <Button variant="outline" size="sm" disabled={!props.onExport} onClick={props.onExport}>
          <Download aria-hidden="true" strokeWidth={1.75} />
          {texts.exportCsv}
        </Button>
      </Tools>
    </Frame>
  );
}
