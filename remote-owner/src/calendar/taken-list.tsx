import { Fragment, useState } from 'react';
import styled from 'styled-components';
import { formatDate, formatMoney, nightsBetween, type PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList, space, token } from '@marisma/area-kit/theme';
import { Button, FormStatus, Stack, Text, TitledPanel, SignInAgain } from '@marisma/area-kit/ui';
import { unblockNights } from '@marisma/area-kit/stays';
import type { House } from '../lib/read-houses.data';
import type { Figures, Taken } from '../lib/read-nights.data';
import { useChange } from '../lib/use-change';
import { ConfirmUnblock } from './confirm-unblock';
import { t } from '../texts';
import { datesInWords, refusalInWords, whyInWords } from './words';

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
  taken: readonly Taken[];
  figures: readonly Figures[];
  isStaff: boolean;
}

/** The taken nights of a month as a list: the same as the grid, in words. */
export function TakenList({ houses, month, today, taken, figures, isStaff }: TakenListProps) {
  const texts = t.calendar.list;
  const locale = intlLocale();
  const { notify } = useShell();
  const { busy, refusal, send } = useChange();
  const [asked, ask] = useState<Taken>();
  const nameOf = new Map(houses.map(({ id, name }) => [id, name]));
  const own = taken.filter(({ propertyId }) => nameOf.has(propertyId));
  const unblock = async ({ id, propertyId, from, to }: Taken) => {
    // Past nights stay as they were.
    const nights = { propertyId, from: from < today ? today : from, to };
    const count = await send(id, (client) => unblockNights(client, nights));
    ask(undefined);
    if (count === undefined) return;
    notify({ kind: 'success', title: t.calendar.form.unblocked(count, nameOf.get(propertyId) ?? '') });
  };
  return (
    <TitledPanel title={texts.title(formatDate(month, locale, 'month'))}>
      <Stack $gap={3}>
        {figures
          .filter(({ propertyId }) => nameOf.has(propertyId))
          .map((row) => (
            <Text key={row.propertyId} $size="sm" $muted>
              {houses.length > 1 && `${nameOf.get(row.propertyId)}: `}
              {t.calendar.figures(
                row.booked,
                row.nights,
                row.blocked,
                formatMoney(row.revenueCents / 100, locale),
              )}
            </Text>
          ))}
        <FormStatus tone="danger">
          {refusal && (
            <>
              {refusalInWords(refusal)}
              <SignInAgain after={refusal} />
            </>
          )}
        </FormStatus>
        {own.length === 0 && <Text>{texts.none}</Text>}
        <List>
          {own.map((one) => {
            const house = nameOf.get(one.propertyId) ?? '';
            const dates = datesInWords(one);
            const mayLift = (one.why === 'own' || (one.why === 'closed' && isStaff)) && one.to > today;
            return (
              <li key={one.id}>
                <div>
                  <Text $strong>{dates}</Text>
                  <Text $size="sm" $muted>
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
                  </Text>
                </div>
                {mayLift && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={texts.unblockNamed(house, dates)}
                    disabled={busy !== undefined}
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
            house={nameOf.get(asked.propertyId) ?? ''}
            dates={datesInWords({ ...asked, from: asked.from < today ? today : asked.from })}
            busy={busy === asked.id}
            onConfirm={() => void unblock(asked)}
            onClose={() => ask(undefined)}
          />
        )}
      </Stack>
    </TitledPanel>
  );
}
