import { change } from '@marisma/area-kit/data';
import { deferred, Note, Tabs, Text, useTextDraft } from '@marisma/area-kit/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { describeEvents, type RequestEvent } from '../../../lib/describe-event';
import { formatMoment } from '../../../lib/format';
import { NotLoaded } from '../../../lib/not-loaded';
import { t } from '../../../texts';
import { useDeskKeys } from '../../desk-context';
import type { DeskRequest } from '../../queries';
import { type OpenRequest, useLatestRead } from '../queries';
import { Part } from '../read/part';
import { useOpenRequest, useRequestChange } from '../request-context';
import { SavedReplies } from './saved-replies';
import { useLease } from './use-lease';
import { type Message, MessageForm } from './message-form';
import { SmallButton } from '../../../lib/small-button';

const ManageReplies = deferred(() => import(/* webpackChunkName: "replies" */ './manage-replies'), {
  Failed: NotLoaded,
});

type Kind = 'reply' | 'note';

/** Answers the guest, or notes something for the team. */
export function Writing() {
  const texts = t.reply;
  const [kind, setKind] = useState<Kind>('reply');
  const [managing, setManaging] = useState(false);
  const replyArea = useRef<HTMLTextAreaElement>(null);
  const noteArea = useRef<HTMLTextAreaElement>(null);
  /** The text whose key was pressed: it has the focus once its tab is shown. */
  const [begun, setBegun] = useState<{ kind: Kind }>();
  useEffect(() => {
    if (begun) (begun.kind === 'reply' ? replyArea : noteArea).current?.focus();
  }, [begun]);
  const begin = (next: Kind) => {
    setKind(next);
    setBegun({ kind: next });
  };
  useDeskKeys({ r: () => begin('reply'), n: () => begin('note') });
  return (
    <Part
      title={texts.title}
      aside={<SmallButton onClick={() => setManaging(true)}>{texts.saved.manage}</SmallButton>}
    >
      {managing && <ManageReplies onClose={() => setManaging(false)} />}
      <OtherWriter />
      <Tabs
        label={texts.title}
        value={kind}
        onChange={setKind}
        keepMounted
        items={[
          { value: 'reply', label: texts.reply, content: <ReplyForm area={replyArea} /> },
          { value: 'note', label: texts.note, content: <NoteForm area={noteArea} /> },
        ]}
      />
    </Part>
  );
}

/** Who else is writing an answer at the moment. */
function OtherWriter() {
  const { request, holder, me } = useOpenRequest();
  const other = holder !== me ? request.held_by : null;
  return <div role="status">{other !== null && <Note tone="warning">{t.reply.writing(other)}</Note>}</div>;
}

interface FormProps {
  area: RefObject<HTMLTextAreaElement | null>;
}

function ReplyForm({ area }: FormProps) {
  const { request } = useOpenRequest();
  const texts = t.reply;
  const [text, write] = useTextDraft(`desk.reply.${request.id}`);
  const { since, version, catchUp } = useReadState(text.trim() !== '');
  const lease = useLease();
  const { busy, problem, error, send } = useRequestChange((client, message: Message) =>
    change(client.rpc('send_message', { request_id: request.id, ...message, expected_version: version })),
  );
  return (
    <MessageForm
      kind="reply"
      area={area}
      texts={{
        label: texts.yourReply,
        submit: texts.send,
        busy: texts.sending,
        sent: request.hold_until === null ? texts.sent : texts.sentUndecided,
      }}
      hint={hintFor(request)}
      text={text}
      onText={(typed) => {
        write(typed);
        if (typed.trim() === '') lease.release();
        else lease.touch();
      }}
      busy={busy}
      send={async (message) => {
        const stored = await send(message);
        // What made the answer old is on screen now: sending again answers to that.
        if (!stored) catchUp();
        return stored;
      }}
      problem={problem}
      onLeave={lease.release}
      Tools={SavedReplies}
      notice={!error && since.length > 0 && <ChangedSince onRead={catchUp} />}
    />
  );
}

const hintFor = ({ email, guest_id }: Pick<DeskRequest, 'email' | 'guest_id'>): string => {
  const { hints } = t.reply;
  if (!email) return guest_id === null ? hints.nowhere : hints.dashboard;
  return guest_id === null ? hints.mail(email) : hints.both(email);
};

/** What concerns an answer: not what is only noted, and not what became of a mail. */
const concerns = ({ kind }: RequestEvent): boolean => kind !== 'note' && kind !== 'mail';

const stateOf = ({ request, events }: Pick<OpenRequest, 'request' | 'events'>) => ({
  version: request.version,
  last: events.at(-1)?.id ?? 0,
});

/**
 * The state of the request that an answer is written to. It begins with what is on screen when the writing begins, and
 * moves on when the writer says that the rest is read as well.
 * @param writing whether there is a text
 */
function useReadState(writing: boolean) {
  const { request, events, me } = useOpenRequest();
  const latestRead = useLatestRead(request.id);
  const [begun, setBegun] = useState<{ version: number; last: number }>();
  if (writing && !begun) setBegun(stateOf({ request, events }));
  if (!writing && begun) setBegun(undefined);

  const since = begun
    ? events.filter((event) => event.id > begun.last && event.actor_id !== me && concerns(event))
    : [];
  return {
    /** What others have done since the writing began. */
    since,
    /** The version to answer to: what the writer did meanwhile is known to the writer. */
    version: begun && since.length > 0 ? begun.version : request.version,
    catchUp: () => setBegun(stateOf(latestRead() ?? { request, events })),
  };
}

/** What happened while an answer was written. */
function ChangedSince({ onRead }: { onRead: () => void }) {
  const { request, events, staffName } = useOpenRequest();
  const texts = t.reply;
  const last = describeEvents(events.slice(-5), { guest: request.name || t.desk.noName, staffName })
    .filter(({ tone }) => tone !== 'note')
    .at(-1);
  return (
    <Note tone="warning">
      <Text as="div">{last ? texts.since(last.text, formatMoment(last.at)) : texts.sinceUnknown}</Text>
      <SmallButton onClick={onRead}>{texts.haveRead}</SmallButton>
    </Note>
  );
}

function NoteForm({ area }: FormProps) {
  const { request } = useOpenRequest();
  const texts = t.reply;
  const [text, write] = useTextDraft(`desk.note.${request.id}`);
  const { busy, problem, send } = useRequestChange((client, note: Message) =>
    change(client.rpc('add_note', { request_id: request.id, ...note })),
  );
  return (
    <MessageForm
      kind="note"
      area={area}
      texts={{ label: texts.yourNote, submit: texts.saveNote, busy: texts.savingNote, sent: texts.noted }}
      hint={texts.noteHint}
      text={text}
      onText={write}
      busy={busy}
      send={send}
      problem={problem}
    />
  );
}
