import { errorText } from '@marisma/area-kit/booking/calendar';
import { formatDate, formatDayOf } from '@marisma/area-kit/format';
import { useShell, useUser } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import {
  Button,
  ButtonLink,
  ChangeFault,
  ConfirmDialog,
  EmptyState,
  Field,
  List,
  PageHeader,
  SelectField,
  Small,
  Stack,
  StatusBadge,
  Subheading,
  Text,
  TextArea,
  TitledPanel,
  useTextDraft,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import { houseOptions, type Houses, useIsStaff } from '../lib/houses';
import { NoteForm } from '../parts/note-form';
import { HousesOrReason, UnreadPage } from '../parts/unread';
import { paths } from '../paths';
import { t } from '../texts';
import { type Decision, type Entry, useAddWork, useDecide, useLog } from './queries';
import { dollars } from '../lib/dollars';

export const title = t.common.title(t.maintenance.title);

/** What is done to keep the houses in order: an owner approves costs, staff log the work. */
export default function MaintenancePage() {
  const texts = t.maintenance;
  const isStaff = useIsStaff();
  return (
    <>
      <PageHeader title={texts.title} lead={isStaff ? texts.leadForStaff : texts.lead} />
      <HousesOrReason>
        {(houses) => (
          <Stack $gap={6}>
            {isStaff && <AddWork {...houses} />}
            <Log {...houses} />
          </Stack>
        )}
      </HousesOrReason>
    </>
  );
}

function AddWork({ houses, today }: Houses) {
  const texts = t.maintenance.form;
  const [house, choose] = useState(houses[0]?.id ?? '');
  const add = useAddWork(house);
  return (
    <TitledPanel title={texts.title}>
      <Stack $gap={4}>
        <SelectField label={texts.house} options={houseOptions(houses)} value={house} onChange={choose} />
        <NoteForm
          name="work"
          about={house}
          change={add}
          hint={texts.hint}
          today={today}
          amountOptional
          words={{ label: texts.what, max: 200, required: true }}
          submit={texts.submit}
          done={texts.done}
        />
      </Stack>
    </TitledPanel>
  );
}

/** The log, the latest first, with what the person who looks can do about each entry. */
function Log({ houses }: Houses) {
  const texts = t.maintenance;
  const isStaff = useIsStaff();
  const query = useLog(isStaff);
  const [asked, ask] = useState<Decision>();
  if (!query.data) return <UnreadPage of={query} loading={texts.loading} failed={texts.failed} />;
  const { entries, names } = query.data;
  return (
    <TitledPanel title={texts.log}>
      {entries.length === 0 ? (
        <EmptyState level={3} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <List $ruled={5}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Work
                entry={entry}
                house={houses.find(({ id }) => id === entry.property_id)?.name ?? ''}
                names={names}
                onAsk={(step) => ask({ entry, step })}
              />
            </li>
          ))}
        </List>
      )}
      {asked && <Decide {...asked} onClose={() => ask(undefined)} />}
    </TitledPanel>
  );
}

interface WorkProps {
  entry: Entry;
  house: string;
  /** Of staff, by account; none for an owner. */
  names: ReadonlyMap<string, string>;
  onAsk: (step: Decision['step']) => void;
}

function Work({ entry, house, names, onAsk }: WorkProps) {
  const texts = t.maintenance;
  const isStaff = useIsStaff();
  const { what, cost_cents, made_by, approval_note, taken_back_at } = entry;
  const waits = cost_cents !== null && !entry.approved_at && !taken_back_at;
  const approve = cost_cents !== null && !isStaff ? texts.approve(dollars(cost_cents)) : texts.noteApproval;
  return (
    <Stack $gap={2}>
      <Subheading>{what}</Subheading>
      <Small>
        {texts.when(formatDate(entry.on_day, intlLocale()), house)}
        {isStaff && ` · ${texts.loggedBy(names.get(made_by ?? '') ?? texts.someone)}`}
      </Small>
      {cost_cents !== null && <Text $strong>{dollars(cost_cents)}</Text>}
      {waits && (
        <div>
          <StatusBadge tone="warning">{texts.waiting}</StatusBadge>
        </div>
      )}
      <Approval entry={entry} names={names} />
      {approval_note && <Text $size="sm">{approval_note}</Text>}
      {taken_back_at && (
        <div>
          <StatusBadge>{texts.takenBack}</StatusBadge>
        </div>
      )}
      <Stack $row $wrap $gap={3}>
        {waits && (
          <Button
            size="sm"
            variant="outline"
            aria-label={texts.about(approve, what)}
            onClick={() => onAsk('approve')}
          >
            {approve}
          </Button>
        )}
        {waits && !isStaff && (
          <ButtonLink size="sm" variant="quiet" to={paths.messages}>
            {texts.ask}
          </ButtonLink>
        )}
        {isStaff && !taken_back_at && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={texts.about(texts.takeBack, what)}
            onClick={() => onAsk('takeBack')}
          >
            {texts.takeBack}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function Approval({ entry: { approved_at, approved_by }, names }: Pick<WorkProps, 'entry' | 'names'>) {
  const texts = t.maintenance;
  const { id } = useUser();
  const isStaff = useIsStaff();
  if (!approved_at) return null;
  const day = formatDayOf(new Date(approved_at), intlLocale());
  const noted = names.get(approved_by ?? '');
  const words = noted
    ? texts.approvalNotedBy(noted, day)
    : isStaff
      ? texts.approvedByOwner(day)
      : (approved_by === id ? texts.approvedByYou : texts.approvedWithTeam)(day);
  return <Text $size="sm">{words}</Text>;
}

/** Asks before a cost is approved or an entry taken back; staff say how the owner approved. */
function Decide({ entry, step, onClose }: Decision & { onClose: () => void }) {
  const texts = t.maintenance;
  const { confirm } = texts;
  const isStaff = useIsStaff();
  const { notify } = useShell();
  const [note, write] = useTextDraft(`work.${entry.id}`);
  const { busy, error, send } = useDecide();
  const approves = step === 'approve';
  const yes = !approves
    ? texts.takeBack
    : isStaff
      ? texts.noteApproval
      : texts.approve(dollars(entry.cost_cents ?? 0));
  return (
    <ConfirmDialog
      title={confirm[step]}
      texts={{ yes, busy: confirm.busy, no: confirm.keep }}
      busy={busy}
      onConfirm={() =>
        void send({ entry, step, note: note.trim() }).then((sent) => {
          if (!sent) return;
          write('');
          onClose();
          notify({ kind: 'success', title: approves ? confirm.approved : confirm.undone });
        })
      }
      onClose={onClose}
    >
      <Text $strong>
        {[entry.what, entry.cost_cents && dollars(entry.cost_cents)].filter(Boolean).join(', ')}
      </Text>
      <Text $muted>{approves ? confirm.approveHint : confirm.takeBackHint}</Text>
      {approves && isStaff && (
        <Field label={confirm.note} hint={confirm.noteHint}>
          <TextArea rows={2} maxLength={500} value={note} onChange={(event) => write(event.target.value)} />
        </Field>
      )}
      <ChangeFault error={error} inWords={({ code }) => errorText(code)} />
    </ConfirmDialog>
  );
}
