import type { BankAccount } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/shape';
import {
  Button,
  deferred,
  EmptyState,
  ErrorState,
  KeyValueList,
  Note,
  PageHeader,
  Stack,
  StatusBadge,
  TitledPanel,
} from '@marisma/area-kit/ui';
import { useRef, useState } from 'react';
import { t } from '../../texts';
import { bank as texts } from '../../texts/en/bank';
import { SectionLinks } from '../section-links';
import { Changes, describeSides } from '../settings/changes';
import { LoadedSetting } from '../settings/loaded-setting';
import { SaveBar } from '../settings/save-bar';
import { useSettingDraft } from '../settings/use-setting-draft';
import type { BankDialogProps } from './bank-dialog';
import { saveBank, useBank, type Account, type Bank } from './queries';

export const title = t.common.title(texts.title);

const BankDialog = deferred<BankDialogProps>(
  () => import(/* webpackChunkName: "bank-dialog" */ './bank-dialog'),
  {
    Failed: ({ onRetry }) => (
      <ErrorState title={texts.formFailed} reason={texts.failedHint} onRetry={onRetry} />
    ),
  },
);

/** The account to which guests transfer. */
export default function BankPage() {
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack $gap={6}>
        <SectionLinks />
        <LoadedSetting query={useBank()} texts={texts}>
          {(stored, reload) => <BankForm stored={stored} onReload={reload} />}
        </LoadedSetting>
      </Stack>
    </>
  );
}

type Field = keyof typeof texts.fields;
const FIELDS = Object.keys(texts.fields) as Field[];

const draftOf = ({ bank }: Bank): Account | null => bank && accountOf(bank);
const accountOf = ({ sample: _, ...account }: BankAccount): Account => account;
const isSame = (one: Account | null, other: Account | null): boolean =>
  (one === null) === (other === null) && FIELDS.every((field) => one?.[field] === other?.[field]);

const text = z.catch<string | null>(z.string(), null);
const kept = z.object({
  holder: z.string(),
  bank: z.string(),
  clabe: text,
  account: text,
  swift: text,
  currency: z.string(),
});

/** The number that tells one account from another. */
const numberOf = ({ clabe, account }: Account): string => clabe ?? account ?? '';

interface BankFormProps {
  stored: Bank;
  onReload: () => Promise<boolean>;
}

/** The account: changed in a draft and saved as one whole. */
function BankForm({ stored, onReload }: BankFormProps) {
  const [editing, edit] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const form = useSettingDraft<Bank, Account | null>({
    name: 'bank account',
    stored,
    draftOf,
    read: (given) => (given === null ? null : kept.parse(given)),
    isChanged: (draft, { bank }) => !isSame(draft, bank),
    save: saveBank,
    saved: texts.saved,
    onReload,
    onSettle: () => edit(false),
    top,
  });
  const { draft: shown, setDraft, busy } = form;
  return (
    <Stack $gap={6}>
      <TitledPanel title={texts.account}>
        <Stack $gap={4} ref={top}>
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
                  value:
                    field === 'currency' ? (texts.currencies[shown[field]] ?? shown[field]) : shown[field],
                }))}
              />
            </>
          ) : (
            <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
          )}
          {!shown && stored.bank && <Note tone="warning">{texts.gone}</Note>}
          <Stack $row $wrap $gap={3}>
            <Button variant="outline" size="sm" disabled={busy} onClick={() => edit(true)}>
              {shown ? texts.edit : texts.add}
            </Button>
            {shown && (
              <Button variant="quiet" size="sm" disabled={busy} onClick={() => setDraft(null)}>
                {texts.remove}
              </Button>
            )}
          </Stack>
          <SaveBar form={form} texts={texts} />
        </Stack>
      </TitledPanel>
      <Changes
        changes={stored.history}
        describe={({ old, new: now }) =>
          describeSides(
            old,
            now,
            ({ holder }) => holder,
            (side) => [side.bank, numberOf(side), side.swift ?? '', side.currency],
          )
        }
      />
      {editing && (
        <BankDialog
          title={shown ? texts.edit : texts.add}
          account={shown}
          onDone={(account) => {
            setDraft(account);
            edit(false);
          }}
          onClose={() => edit(false)}
        />
      )}
    </Stack>
  );
}
