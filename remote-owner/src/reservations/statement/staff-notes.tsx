import { errorText } from '@marisma/area-kit/booking/calendar';
import { formatDate, type PlainDate } from '@marisma/area-kit/format';
import { monthAfter } from '@marisma/area-kit/night-grid';
import { useShell } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import {
  Button,
  ChangeFault,
  ConfirmDialog,
  Stack,
  Subheading,
  Text,
  TitledPanel,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import type { Statement } from '../../lib/statements';
import { NoteForm } from '../../parts/note-form';
import { t } from '../../texts';
import { useNoteExpense, useNotePayout, useTakeBack } from './queries';
import { dollars } from '../../lib/dollars';

interface StaffNotesProps {
  statement: Statement;
  month: PlainDate;
  today: PlainDate;
}

interface Entry {
  id: string;
  kind: 'payout' | 'expense';
  words: string;
}

/** Transfers and expenses of a month that were not taken back. */
function entriesOf({ lines, paid, owner }: Statement): Entry[] {
  const texts = t.statement;
  const expenses = lines.flatMap(({ id, kind, reversed, what, amount_cents }): Entry[] =>
    id && kind === 'expense' && !reversed
      ? [{ id, kind, words: `${texts.kinds.expense(what ?? '')}, ${dollars(-amount_cents)}` }]
      : [],
  );
  const payouts = paid.flatMap(({ id, paid_on, amount_cents, reversed }): Entry[] =>
    amount_cents > 0 && !reversed
      ? [
          {
            id,
            kind: 'payout',
            words: `${texts.paidOn(formatDate(paid_on, intlLocale()), owner ?? texts.company)}, ${dollars(amount_cents)}`,
          },
        ]
      : [],
  );
  return [...expenses, ...payouts];
}

/** Where staff note what was transferred to an owner and what was paid for them, and take a mistake back. */
export function StaffNotes({ statement, month, today }: StaffNotesProps) {
  const texts = t.statement.staff;
  const { notify } = useShell();
  const [asked, ask] = useState<Entry>();
  const payout = useNotePayout(statement, month);
  const expense = useNoteExpense(statement.property_id);
  const takeBack = useTakeBack();
  const owed = Math.max(0, statement.balance_cents);
  const entries = entriesOf(statement);
  const close = () => {
    ask(undefined);
    takeBack.reset();
  };
  return (
    <TitledPanel title={texts.title}>
      <Stack $gap={6}>
        <NoteForm
          // What is owed is another amount once a transfer is noted.
          key={owed}
          name={`payout.${statement.property_id}`}
          change={payout}
          title={texts.payout}
          hint={owed > 0 ? texts.payoutHint(dollars(owed)) : texts.nothingOwed}
          today={today}
          amount={owed > 0 ? (owed / 100).toFixed(2) : ''}
          words={{ label: texts.reference, max: 100 }}
          submit={texts.notePayout}
          done={texts.payoutNoted}
        />
        <NoteForm
          name={`expense.${statement.property_id}`}
          change={expense}
          title={texts.expense}
          hint={texts.expenseHint(formatDate(monthAfter(today), intlLocale(), 'month'))}
          today={today}
          words={{ label: texts.what, max: 200, required: true }}
          submit={texts.noteExpense}
          done={texts.expenseNoted}
        />
        {entries.length > 0 && (
          <Stack $gap={3}>
            <Subheading>{texts.entries}</Subheading>
            {entries.map((entry) => (
              <Stack key={entry.id} $row $wrap $gap={3} $align="center">
                <Text>{entry.words}</Text>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={texts.takeBackOf(entry.words)}
                  onClick={() => ask(entry)}
                >
                  {texts.takeBack}
                </Button>
              </Stack>
            ))}
          </Stack>
        )}
      </Stack>
      {asked && (
        <ConfirmDialog
          title={texts.confirm}
          texts={{ yes: texts.takeBack, busy: texts.busy, no: texts.keep }}
          busy={takeBack.busy}
          onConfirm={() =>
            void takeBack.send(asked).then((sent) => {
              if (!sent) return;
              close();
              notify({ kind: 'success', title: texts.takenBack });
            })
          }
          onClose={close}
        >
          <Text $strong>{asked.words}</Text>
          <Text $muted>{texts.confirmHint}</Text>
          <ChangeFault error={takeBack.error} inWords={({ code }) => errorText(code)} />
        </ConfirmDialog>
      )}
    </TitledPanel>
  );
}
