import { formatDate } from '@marisma/area-kit/format';
import { monthAfter, nightsOfMonth } from '@marisma/area-kit/night-grid';
import { intlLocale } from '@marisma/area-kit/texts';
import {
  Button,
  ChipGroup,
  EmptyState,
  Grid,
  Note,
  SelectField,
  Small,
  Spinner,
  Stack,
  uiTexts,
  useAddressParams,
  useFocusOnMore,
} from '@marisma/area-kit/ui';
import { houseOptions, type Houses } from '../lib/houses';
import { readMonth, writeMonth } from '../lib/months';
import { STAY_LISTS } from '../lib/stays';
import { StaysTable } from '../parts/stays-table';
import { NotRead } from '../parts/unread';
import { t } from '../texts';
import { usePaymentSums, useStays } from './queries';
import { StayDetails } from './stay-details';

/** The stays in the houses: upcoming, past or cancelled; of one house or month, or all. */
export function StayList({ houses, today }: Houses) {
  const texts = t.ownerStays;
  const locale = intlLocale();
  const [params, , setParam] = useAddressParams();
  const list = STAY_LISTS.find((known) => known === params.get('stays')) ?? 'upcoming';
  const chosen = houses.filter((house) => house.id === params.get('house'));
  const shown = (chosen.length > 0 ? chosen : houses).map((house) => house.id);
  const month = params.get('month') ? writeMonth(readMonth(params.get('month'), today)) : '';
  const set = (name: string, value: string) => setParam(name, value, true);
  const span = month ? nightsOfMonth(`${month}-01`) : undefined;
  const filter = { list, houses: shown, span, today };
  const { data, error, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useStays(filter);
  const nameOf = new Map(houses.map(({ id, name }) => [id, name]));
  const stays = data?.map((stay) => ({ ...stay, property: nameOf.get(stay.property_id) ?? '' }));
  const { moreButton, list: rows, askForMore } = useFocusOnMore(stays?.length ?? 0);
  const sums = usePaymentSums(stays ?? []);
  const months = Array.from({ length: 37 }, (_, at) => writeMonth(monthAfter(today, at - 12)));
  const open = stays?.find(({ code }) => code === params.get('stay'));
  return (
    <Stack $gap={5} aria-busy={isFetching}>
      <ChipGroup
        label={texts.show}
        items={STAY_LISTS.map((value) => ({ value, label: texts.lists[value] }))}
        pressed={[list]}
        onToggle={(value) => set('stays', value === 'upcoming' ? '' : value)}
      />
      <Grid $min="12rem" $max={3} $gap={4}>
        {houses.length > 1 && (
          <SelectField
            label={t.calendar.house}
            value={chosen[0]?.id ?? ''}
            onChange={(value) => set('house', value)}
            options={[['', t.calendar.allHouses], ...houseOptions(houses)]}
          />
        )}
        <SelectField
          label={texts.month}
          value={month}
          onChange={(value) => set('month', value)}
          options={[
            ['', texts.allMonths],
            ...[...new Set([...months, ...(month ? [month] : [])])]
              .sort()
              .map((one) => [one, formatDate(`${one}-01`, locale, 'month')] as const),
          ]}
        />
      </Grid>
      {error && (
        <NotRead
          title={texts.failed}
          error={error}
          onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
          busy={isFetching}
        />
      )}
      {!stays ? (
        !error && <Spinner label={texts.loading} />
      ) : stays.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      ) : (
        <StaysTable
          caption={texts.lists[list]}
          stays={stays}
          details={{ sums: sums.data, onOpen: (code) => set('stay', code) }}
          listRef={rows}
        />
      )}
      {sums.error && (
        <Note tone="warning">
          {texts.sumsFailed}{' '}
          <Button variant="quiet" size="sm" busy={sums.isFetching} onClick={() => void sums.refetch()}>
            {uiTexts.retry}
          </Button>
        </Note>
      )}
      {stays && hasNextPage && (
        <Button
          ref={moreButton}
          variant="outline"
          busy={isFetching}
          onClick={() => {
            askForMore();
            void fetchNextPage();
          }}
        >
          {texts.more}
        </Button>
      )}
      <Small>{texts.privacy}</Small>
      {open && (
        <StayDetails
          stay={open}
          sums={sums.data?.get(open.code)}
          today={today}
          onClose={() => set('stay', '')}
        />
      )}
    </Stack>
  );
}
