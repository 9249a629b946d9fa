import { Download } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { media, space } from '@marisma/area-kit/theme';
import { Button, Field, Input } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { ColumnChoice } from './column-choice';
import type { ColumnKey } from './user-columns';

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

type UsersToolsProps = {
  columns: readonly ColumnKey[];
  onToggleColumn: (column: ColumnKey) => void;
  /** Undefined while the list is loading or empty. */
  onExport: (() => void) | undefined;
};

type UsersToolbarProps = UsersToolsProps & {
  search: string;
  onSearch: (text: string) => void;
};

/** The toolbar of the list: search, columns, export. */
export function UsersToolbar({ search, onSearch, ...tools }: UsersToolbarProps) {
  const texts = t.users;
  return (
    <Frame>
      <Search label={texts.search}>
        <Input
          type="search"
          value={search}
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onSearch(event.target.value)}
        />
      </Search>
      <UsersTools {...tools} />
    </Frame>
  );
}

/** Memoized, so that it does not render while typing. */
const UsersTools = memo(function UsersTools({ columns, onToggleColumn, onExport }: UsersToolsProps) {
  return (
    <Tools>
      <ColumnChoice columns={columns} onToggle={onToggleColumn} />
      <Button variant="outline" size="sm" disabled={!onExport} onClick={onExport}>
        <Download aria-hidden="true" strokeWidth={1.75} />
        {t.users.exportCsv}
      </Button>
    </Tools>
  );
});
