import { change } from '@marisma/area-kit/data';
import { Fragment, useState } from 'react';
import styled from 'styled-components';
import { formatDate, nightsBetween, type PlainDate } from '@marisma/area-kit/format';
import { maxDate } from '@marisma/area-kit/night-grid';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList, space, token } from '@marisma/area-kit/theme';
import { Button, ChangeFault, Small, Stack, Text, TitledPanel } from '@marisma/area-kit/ui';
import type { House } from '../lib/houses';
import { t } from '../texts';
import { ConfirmUnblock } from './block-form';
import { NIGHTS, type Figures, type TakenRow } from './queries';
import { datesInWords, errorInWords, whyInWords } from './words';
import { dollars } from '../lib/dollars';

const List = styled.ul`
  ${plainList}

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(4)};
    align-items: center;
    justify-content: space-between;
    min-height: 3rem;
    padding-block: ${space(2)};
    border-top: 1px solid ${token.color.line};
  }

  p {
    overflow-wrap: anywhere;
  }
`;

// A line breaks between the parts, not at the hyphen of a code.
const Part = styled.span`
  display: inline-block;
`;

interface TakenListProps {
  houses: readonly House[];
  month: PlainDate;
  today: PlainDate;
  taken: readonly TakenRow[];
  figures: readonly Figures[];
  isStaff: boolean;
}

/** The taken nights of a month as a list: the same as the grid, in words. */
export function TakenList({ houses, month, today, taken, figures, isStaff }: TakenListProps) {
  const texts = t.calendar.list;
  const locale = intlLocale();
  const { notify } = useShell();
  const [asked, ask] = useState<TakenRow>();
  const nameOf = new Map(houses.map(({ id, name }) => [id, name]));
  const own = taken.filter(({ property_id }) => nameOf.has(property_id));
  // Past nights stay as they were.
  const comingOf = ({ from, to }: TakenRow) => ({ from: maxDate(from, today), to });
  const { busy, error, send } = useChange((client, row: TakenRow) => {
    const { from, to } = comingOf(row);
    return change(client.rpc('unblock_nights', { property_id: row.property_id, from_day: from, to_day: to }));
  }, NIGHTS);
  const unblock = async (row: TakenRow) => {
    const sent = await send(row);
    ask(undefined);
    if (!sent) return;
    const title = t.calendar.form.unblocked(sent.answer, nameOf.get(row.property_id) ?? '');
    notify({ kind: 'success', title });
  };
  return (
    <TitledPanel title={texts.title(formatDate(month, locale, 'month'))}>
      <Stack $gap={3}>
        {figures
          .filter(({ property_id }) => nameOf.has(property_id))
          .map((row) => (
            <Small key={row.property_id}>
              {houses.length > 1 && `${nameOf.get(row.property_id)}: `}
              {t.calendar.figures(row.booked, row.nights, row.blocked, dollars(row.revenue_cents))}
            </Small>
          ))}
        <ChangeFault error={error} inWords={errorInWords} />
        {own.length === 0 && <Text>{texts.none}</Text>}
        <List>
          {own.map((one) => {
            const house = nameOf.get(one.property_id) ?? '';
            const dates = datesInWords(one);
            const mayLift = one.kind === 'block' && (one.is_own || isStaff) && one.to > today;
            return (
              <li key={one.id}>
                <div>
                  <Text $strong>{dates}</Text>
                  <Small>
                    {[
                      ...(houses.length > 1 ? [house] : []),
                      t.calendar.nights(nightsBetween(one.from, one.to)),
                      whyInWords(one, isStaff),
                    ].map((part, index) => (
                      <Fragment key={part}>
                        {index > 0 && ' · '}
                        <Part>{part}</Part>
                      </Fragment>
                    ))}
                  </Small>
                </div>
                {mayLift && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={texts.unblockNamed(house, dates)}
                    disabled={busy}
                    onClick={() => ask(one)}
                  >
                    {texts.unblock}
                  </Button>
                )}
              </li>
            );
          })}
        </List>
        {asked && (
          <ConfirmUnblock
            house={nameOf.get(asked.property_id) ?? ''}
            dates={datesInWords(comingOf(asked))}
            busy={busy}
            onConfirm={() => void unblock(asked)}
            onClose={() => ask(undefined)}
          />
        )}
      </Stack>
    </TitledPanel>
  );
}
