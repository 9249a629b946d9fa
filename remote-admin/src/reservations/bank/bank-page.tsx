import type { Answer, BankAccount } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/shape';
import { deferred, EmptyState, KeyValueList, Note, Stack, StatusBadge } from '@marisma/area-kit/ui';
import { NotLoaded } from '../../lib/not-loaded';
import { t } from '../../texts';
import { bank as texts } from '../../texts/en/bank';
import { describeSides } from '../settings/changes';
import { settingPage, type FieldsProps } from '../settings/setting-page';
import type { Account, BankDialogProps } from './bank-dialog';
import { SmallButton } from '../../lib/small-button';

export const title = t.common.title(texts.title);

const BankDialog = deferred<BankDialogProps>(
  () => import(/* webpackChunkName: "bank-dialog" */ './bank-dialog'),
  { Failed: NotLoaded },
);

type Bank = Answer<'house_bank'>;
type Field = keyof typeof texts.fields;
const FIELDS = Object.keys(texts.fields) as Field[];

const draftOf = ({ bank }: Bank): Account | null => bank && accountOf(bank);
const accountOf = ({ sample: _, ...account }: BankAccount): Account => account;
const isSame = (one: Account | null, other: Account | null): boolean =>
  (one === null) === (other === null) && FIELDS.every((field) => one?.[field] === other?.[field]);

const text = z.catch<string | null>(z.string(), null);
const draftShape = z.object({
  holder: z.string(),
  bank: z.string(),
  clabe: text,
  account: text,
  swift: text,
  currency: z.string(),
});

/** The number that tells one account from another. */
const numberOf = ({ clabe, account }: Account): string => clabe ?? account ?? '';

function BankFields({
  stored,
  draft: shown,
  setDraft,
  busy,
  edited,
  edit,
}: FieldsProps<Bank, Account | null, true>) {
  return (
    <>
      {shown ? (
        <>
          {stored.bank?.sample && isSame(shown, stored.bank) && (
            <div>
              <StatusBadge tone="warning">{texts.sample}</StatusBadge>
            </div>
          )}
          <KeyValueList
            items={FIELDS.filter((field) => shown[field]).map((field) => ({
              key: texts.fields[field],
              value: field === 'currency' ? (texts.currencies[shown[field]] ?? shown[field]) : shown[field],
            }))}
          />
        </>
      ) : (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      )}
      {!shown && stored.bank && <Note tone="warning">{texts.gone}</Note>}
      <Stack $row $wrap $gap={3}>
        <SmallButton disabled={busy} onClick={() => edit(true)}>
          {shown ? texts.edit : texts.add}
        </SmallButton>
        {shown && (
          <SmallButton variant="quiet" disabled={busy} onClick={() => setDraft(null)}>
            {texts.remove}
          </SmallButton>
        )}
      </Stack>
      {edited && (
        <BankDialog
          title={shown ? texts.edit : texts.add}
          account={shown}
          onDone={(account) => {
            setDraft(account);
            edit(undefined);
          }}
          onClose={() => edit(undefined)}
        />
      )}
    </>
  );
}

/** The account to which guests transfer. */
export default settingPage<Bank, Account | null, true>({
  texts,
  panel: texts.account,
  reader: 'house_bank',
  writer: 'set_bank_account',
  draftOf,
  planOf: (draft) => draft,
  read: (stored) => (stored === null ? null : draftShape.parse(stored)),
  isChanged: (draft, { bank }) => !isSame(draft, bank),
  Fields: BankFields,
  describeChange: ({ old, new: now }) =>
    describeSides(
      old,
      now,
      ({ holder }) => holder,
      (side) => [side.bank, numberOf(side), side.swift ?? '', side.currency],
    ),
});
