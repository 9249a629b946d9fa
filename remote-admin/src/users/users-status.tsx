import styled from 'styled-components';
import { formatNumber, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { space, token } from '@marisma/area-kit/theme';
import { Button, EmptyState, Note, Skeleton, SpinnerMark, Stack, VisuallyHidden } from '@marisma/area-kit/ui';
import { t } from '../texts';
import type { Users } from './queries';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  margin-bottom: ${space(3)};
  font-size: ${token.size.sm};
`;

const Progress = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${token.color.textMuted};
`;

const Alert = styled.div`
  margin-bottom: ${space(4)};
`;

const Rows = styled(Stack)`
  padding-block: ${space(4)};
`;

/** The number of users or of search results; while loading, the progress. */
export function UsersCount({ list, found }: { list: Users; found: number | undefined }) {
  const texts = t.users;
  const locale = intlLocale();
  const all = list.users?.length ?? 0;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <Line>
      {found !== undefined && <span>{texts.found(number(found), number(all))}</span>}
      {found === undefined && !list.loading && !list.profilesFailed && (
        <span>{plural(all, texts.all, locale)}</span>
      )}
      {list.loading && (
        <Progress>
          <SpinnerMark aria-hidden="true" />
          {list.total === null
            ? texts.loadingUncounted(number(list.loaded))
            : texts.loadingMore(number(list.loaded), number(list.total))}
        </Progress>
      )}
    </Line>
  );
}

/** Says what is missing after a failed page, with a button to continue. */
export function PartialNote({ list }: { list: Users }) {
  const texts = t.users;
  const locale = intlLocale();
  if (!list.failed) return null;
  const loaded = formatNumber(list.loaded, locale);
  const total = list.total === null ? null : formatNumber(list.total, locale);
  return (
    <Alert role="alert">
      <Note tone="warning">
        <Stack $gap={3} $align="start">
          {list.profilesFailed && (
            <span>{total ? texts.partial(loaded, total) : texts.partialUncounted(loaded)}</span>
          )}
          {list.roles === 'failed' && <span>{texts.rolesPartial}</span>}
          <Button variant="outline" size="sm" onClick={list.retry}>
            {texts.retry}
          </Button>
        </Stack>
      </Note>
    </Alert>
  );
}

/** The empty state, with its reason. */
export function NoUsers({ searching }: { searching: boolean }) {
  const texts = t.users;
  return searching ? (
    <EmptyState title={texts.noMatch}>{texts.noMatchHint}</EmptyState>
  ) : (
    <EmptyState title={texts.nobody}>{texts.nobodyHint}</EmptyState>
  );
}

/** Placeholder of the table. */
export function UsersSkeleton() {
  const texts = t.users;
  return (
    <Rows $gap={5} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} $height="1.75rem" />
      ))}
    </Rows>
  );
}
