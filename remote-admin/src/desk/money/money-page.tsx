import { formatCents } from '@marisma/area-kit/booking/calendar';
import type { Answer, Database, MoneyGroup } from '@marisma/area-kit/data';
import {
  type CsvCell,
  dayAtHouse,
  downloadCsv,
  nightsBetween,
  type PlainDate,
  plural,
} from '@marisma/area-kit/format';
import { Link, useLocation } from '@marisma/area-kit/router';
import { useShell } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { focusRing, media, plainList, space, token } from '@marisma/area-kit/theme';
import {
  Button,
  DateField,
  EmptyState,
  Field,
  FormStatus,
  Grid,
  Input,
  Small,
  Stack,
  Text,
  useAddressParams,
  useFocusOnMore,
  useToday,
} from '@marisma/area-kit/ui';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Download } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '../../lib/loaded';
import { useDebounced } from '../../lib/use-debounced';
import { useStaff } from '../../lib/use-staff';
import { t } from '../../texts';
import { invoicesAsRows, moneyAsRows, MoneyTable } from './money-rows';
import { GROUPS, type MoneyView, readAllMoney, readInvoices, readMoneyView, useMoney } from './queries';
import { DeskPage } from '../desk-page';

export const title = t.money.title;

/** Long enough that not every letter is a request. */
const PAUSE_MS = 300;

/** What is due, what has to go back, what is held, and what came. */
export default function MoneyPage() {
  const texts = t.money;
  const today = useToday(dayAtHouse);
  const [params, setParams] = useAddressParams();
  const typed = params.get('q') ?? '';
  const read = readMoneyView(params, today);
  const view = { ...read, words: useDebounced(typed, PAUSE_MS).trim() };
  const query = useMoney(view);
  const { data, hasNextPage, fetchNextPage, isFetching, isPlaceholderData } = query;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const { moreButton, list, askForMore } = useFocusOnMore<HTMLTableSectionElement>(rows.length);
  const first = data?.pages[0];
  const set = (name: 'q' | 'from' | 'to', value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      // An empty first day is one that was chosen: without any, the month begins.
      if (value || name === 'from') next.set(name, value);
      else next.delete(name);
      return next;
    }, true);
  return (
    <DeskPage title={texts.heading} lead={texts.lead}>
      <Loaded query={query} loading={texts.loading} failed={texts.failed} hint={texts.failedHint}>
        {() => (
          <Stack $gap={6} aria-busy={isFetching}>
            <FormStatus tone="warning">{query.isError && texts.stalled}</FormStatus>
            <ReceivedToday today={first?.today ?? []} />
            <MoneyGroups sums={first?.sums ?? {}} current={view.group} />
            <MoneyFilters view={view} typed={typed} onChange={set} />
            <MoneyFiles view={view} today={today} empty={rows.length === 0} />
            {rows.length === 0 ? (
              <EmptyState title={texts.none}>
                {view.words
                  ? texts.noneFound
                  : view.group === 'received'
                    ? texts.noneReceived
                    : texts.noneHint}
              </EmptyState>
            ) : (
              <div
                ref={(frame) => {
                  list.current = frame?.querySelector('tbody') ?? null;
                }}
                style={isPlaceholderData ? { opacity: 0.6 } : undefined}
              >
                <MoneyTable group={view.group} rows={rows} />
              </div>
            )}
            {hasNextPage && (
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
          </Stack>
        )}
      </Loaded>
    </DeskPage>
  );
}

interface MoneyFiltersProps {
  view: MoneyView;
  /** The search as it is typed. */
  typed: string;
  onChange: (name: 'q' | 'from' | 'to', value: string) => void;
}

/** The search and, for what was received, its days. */
function MoneyFilters({ view: { group, from, to }, typed, onChange }: MoneyFiltersProps) {
  const texts = t.money;
  return (
    <Grid $min="12rem" $max={3} $gap={4}>
      <Field label={texts.search}>
        <Input
          type="search"
          value={typed}
          placeholder={texts.searchHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={({ target }) => onChange('q', target.value)}
        />
      </Field>
      {group === 'received' && (
        <>
          <DateField label={texts.from} value={from} onChange={(day) => onChange('from', day)} />
          <DateField
            label={texts.to}
            value={to}
            error={from && to && to < from ? texts.wrongDays : undefined}
            onChange={(day) => onChange('to', day)}
          />
        </>
      )}
    </Grid>
  );
}

const Tiles = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(2)};
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));

  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Tile = styled(Link)`
  ${focusRing}
  display: grid;
  grid-template-rows: 1fr auto auto;
  height: 100%;
  padding: ${space(3)};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.text};
  font-size: ${token.size.sm};
  text-decoration: none;

  strong {
    margin-top: ${space(1)};
    font-size: ${token.size.md};
    font-variant-numeric: tabular-nums;
  }

  small {
    color: ${token.color.textMuted};
  }

  &[aria-current] {
    border-color: ${token.color.accent};
    background: ${token.color.accentSoft};
  }

  ${media.hover} {
    &:hover {
      border-color: ${token.color.text};
    }
  }
`;

interface MoneyGroupsProps {
  sums: NonNullable<Answer<'money_list'>['sums']>;
  current: MoneyGroup;
}

/** A link to each group, with how many rows it has and what they come to. */
function MoneyGroups({ sums, current }: MoneyGroupsProps) {
  const { search, hash } = useLocation();
  const texts = t.money;
  const pathTo = (group: MoneyGroup) => {
    const params = new URLSearchParams(search);
    params.set('group', group);
    return `?${String(params)}${hash}`;
  };
  return (
    <nav aria-label={texts.groups}>
      <Tiles>
        {GROUPS.map((group) => {
          const { rows = 0, cents = 0 } = sums[group] ?? {};
          // What was received is counted for its days alone, once it is asked for.
          const counted = group !== 'received' || group === current;
          return (
            <li key={group}>
              <Tile
                to={pathTo(group)}
                aria-current={group === current ? 'page' : undefined}
                preventScrollReset
              >
                {texts.group[group]}
                {counted && <strong>{formatCents(cents)}</strong>}
                <small>{counted ? plural(rows, texts.rows, intlLocale()) : texts.range}</small>
              </Tile>
            </li>
          );
        })}
      </Tiles>
    </nav>
  );
}

/** What came and went today, by the way in which it did. */
function ReceivedToday({ today }: { today: NonNullable<Answer<'money_list'>['today']> }) {
  const texts = t.money;
  return (
    <Text>
      {texts.today}: {today.length === 0 && texts.nothingToday}
      {today.map(({ method, in_cents, out_cents }, at) => (
        <Fragment key={method}>
          {at > 0 && ' · '}
          {t.payments.methods[method]} <strong>{formatCents(in_cents)}</strong>
          {out_cents > 0 && `, ${texts.sent(formatCents(out_cents))}`}
        </Fragment>
      ))}
    </Text>
  );
}

/** The most days of which invoice data are read at once. */
const MOST_DAYS = 400;

interface MoneyFilesProps {
  view: MoneyView;
  /** The day where the house is. */
  today: PlainDate;
  empty: boolean;
}

/** Writes what is shown to a file and, for what was received, the data for its invoices. */
function MoneyFiles({ view, today, empty }: MoneyFilesProps) {
  const texts = t.money.csv;
  const { supabase, notify } = useShell();
  const staff = useStaff().data;
  const busy = useRef(false);
  const [writing, setWriting] = useState<string>();
  const { group, from } = view;
  const to = view.to || today;
  const write = async (file: string, collect: (client: SupabaseClient<Database>) => Promise<CsvCell[][]>) => {
    if (busy.current) return;
    busy.current = true;
    setWriting(file);
    try {
      downloadCsv(file, await collect(await supabase()));
    } catch {
      notify({ kind: 'error', title: texts.failed, description: texts.failedHint });
    } finally {
      busy.current = false;
      setWriting(undefined);
    }
  };
  const button = (file: string, label: string, disabled: boolean, rows: Parameters<typeof write>[1]) => (
    <Button
      variant="outline"
      size="sm"
      disabled={disabled}
      busy={writing === file}
      busyLabel={texts.busy}
      onClick={() => void write(file, rows)}
    >
      <Download aria-hidden="true" strokeWidth={1.75} />
      {label}
    </Button>
  );
  const staffName = (id: string | null) => staff?.find((one) => one.id === id)?.name;
  const possible = from !== '' && from <= to && nightsBetween(from, to) < MOST_DAYS;
  return (
    <Stack $row $wrap $gap={4}>
      {button(texts.listFile(group), texts.list, empty, async (client) =>
        moneyAsRows(await readAllMoney(client, view), staffName),
      )}
      {group === 'received' &&
        button(texts.invoiceFile(from, to), texts.invoices, !possible, async (client) =>
          invoicesAsRows(await readInvoices(client, from, to)),
        )}
      {group === 'received' && !possible && <Small role="status">{texts.invoiceDays}</Small>}
    </Stack>
  );
}
