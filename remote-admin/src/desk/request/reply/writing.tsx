import { Button, deferred, Note, Stack, Tabs, Text } from '@marisma/area-kit/ui';
import { useId, useState } from 'react';
import { t } from '../../../texts';
import { useDeskKeys } from '../../use-desk-keys';
import { describeEvents } from '../../../lib/describe-event';
import { momentInWords } from '../../../lib/moments';
import { Part, PartTitle } from '../read/parts.styles';
import { useOpenRequest } from '../request-context';
import { useChange } from '../use-change';
import { addNote, sendAnswer } from './reply.data';
import { SavedReplies } from './saved-replies';
import { useLease } from './use-lease';
import { useReadState } from './use-read-state';

const Reload = ({ onRetry }: { onRetry: () => void }) => (
  <Button variant="quiet" size="sm" onClick={onRetry}>
    {t.reply.manageFailed}
  </Button>
);
// What is read comes first; the form's libraries are as large as the page.
const WrittenForm = deferred(() => import(/* webpackChunkName: "writing" */ './written-form'), {
  Failed: Reload,
});
const ManageReplies = deferred(() => import(/* webpackChunkName: "replies" */ './manage-replies'), {
  Failed: Reload,
});

type Kind = 'reply' | 'note';

/** Answers the guest, or notes something for the team. */
export function Writing() {
  const texts = t.reply;
  const title = useId();
  const [kind, setKind] = useState<Kind>('reply');
  const [managing, setManaging] = useState(false);
  const begin = (next: Kind) => {
    setKind(next);
    // The panel is hidden until the tab is drawn.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-desk=${next}]`)?.focus());
  };
  useDeskKeys({ r: () => begin('reply'), n: () => begin('note') });
  return (
    <Part aria-labelledby={title}>
      <Stack $row $wrap $gap={2} $justify="space-between" $align="baseline">
        <PartTitle level={2} id={title}>
          {texts.title}
        </PartTitle>
        <Button variant="outline" size="sm" onClick={() => setManaging(true)}>
          {texts.saved.manage}
        </Button>
      </Stack>
      {managing && <ManageReplies onClose={() => setManaging(false)} />}
      <Writer />
      <Tabs
        label={texts.title}
        value={kind}
        onChange={setKind}
        keepMounted
        items={[
          { value: 'reply', label: texts.reply, content: <Reply /> },
          { value: 'note', label: texts.note, content: <NoteForm /> },
        ]}
      />
    </Part>
  );
}

/** Who else is writing an answer at the moment. */
export function Writer() {
  const { request, holder, me } = useOpenRequest();
  const other = request.heldBy !== null && holder !== me ? request.heldBy : undefined;
  return (
    <div role="status">{other !== undefined && <Note tone="warning">{t.reply.writing(other)}</Note>}</div>
  );
}

function Reply() {
  const { request } = useOpenRequest();
  const texts = t.reply;
  const [text, setText] = useState('');
  const { since, version, catchUp } = useReadState(text.trim() !== '');
  const lease = useLease();
  const { problem, refusal, send } = useChange((client, body: string, key: string, to: number) =>
    sendAnswer(client, { requestId: request.id, body, key }, to),
  );
  return (
    <WrittenForm
      kind="reply"
      label={texts.yourReply}
      hint={hintFor(request)}
      submit={texts.send}
      submitting={texts.sending}
      sent={request.holdUntil === null ? texts.sent : texts.sentUndecided}
      problem={problem}
      send={async (body, key) => {
        const stored = await send(body, key, version);
        if (stored) {
          setText('');
          lease.letGo();
        }
        // What made the answer old is on screen now: sending again answers to that.
        else catchUp();
        return stored;
      }}
      onTyping={(typed) => {
        setText(typed);
        if (typed.trim() === '') lease.letGo();
        else lease.touch();
      }}
      onLeave={lease.letGo}
      Tools={SavedReplies}
      notice={!refusal && since.length > 0 && <Since onRead={catchUp} />}
    />
  );
}

const hintFor = ({ email, guestId }: { email: string; guestId: string | null }): string => {
  const { hints } = t.reply;
  if (email === '') return guestId === null ? hints.nowhere : hints.dashboard;
  return guestId === null ? hints.mail(email) : hints.both(email);
};

/** What happened while an answer was written. */
function Since({ onRead }: { onRead: () => void }) {
  const { request, events, staffName } = useOpenRequest();
  const texts = t.reply;
  const last = describeEvents(events.slice(-5), { guest: request.name || t.desk.noName, staffName })
    .filter(({ look }) => look !== 'note')
    .at(-1);
  return (
    <Note tone="warning">
      <Text as="div">{last ? texts.since(last.words, momentInWords(last.at)) : texts.sinceUnknown}</Text>
      <Button variant="outline" size="sm" onClick={onRead}>
        {texts.haveRead}
      </Button>
    </Note>
  );
}

function NoteForm() {
  const { request } = useOpenRequest();
  const texts = t.reply;
  const { problem, send } = useChange((client, body: string, key: string) =>
    addNote(client, { requestId: request.id, body, key }),
  );
  return (
    <WrittenForm
      kind="note"
      label={texts.yourNote}
      hint={texts.noteHint}
      submit={texts.saveNote}
      submitting={texts.savingNote}
      sent={texts.noted}
      problem={problem}
      send={send}
    />
  );
}
