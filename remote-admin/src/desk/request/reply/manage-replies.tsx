import { plainList, space, token } from '@marisma/area-kit/theme';
import { Button, Dialog, ErrorState, FormStatus, Spinner, Stack, Text } from '@marisma/area-kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { t } from '../../../texts';
import { useChange } from '../use-change';
import { EditReply } from './edit-reply';
import { saveReply, type SavedReply } from './reply.data';
import { REPLIES_KEY, useReplies } from './saved-replies';

const List = styled.ul`
  ${plainList}

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(4)};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space(3)};
    border-bottom: 1px solid ${token.color.line};
  }
`;

const newReply = (): SavedReply => ({
  id: crypto.randomUUID(),
  title: '',
  body: { en: '', es: '' },
  version: 0,
});

/** Adds, changes and puts away saved replies. */
export default function ManageReplies({ onClose }: { onClose: () => void }) {
  const texts = t.reply.saved;
  const { data, isError, isFetching, refetch } = useReplies();
  const queries = useQueryClient();
  const [edited, setEdited] = useState<SavedReply>();
  const [told, setTold] = useState('');
  // A reply that somebody else has changed meanwhile is edited on as it is stored now.
  const stored = edited && data?.find(({ id }) => id === edited.id);

  const readAgain = () => queries.invalidateQueries({ queryKey: REPLIES_KEY });
  return (
    <Dialog
      open
      width="lg"
      title={edited ? (edited.version === 0 ? texts.add : texts.edit(edited.title)) : texts.title}
      onClose={onClose}
      closeOnBackdrop={!edited}
    >
      {edited ? (
        <EditReply
          reply={edited}
          version={stored?.version ?? edited.version}
          onStale={readAgain}
          onDone={(words) => {
            setEdited(undefined);
            setTold(words);
            void readAgain();
          }}
          onBack={() => setEdited(undefined)}
        />
      ) : (
        <Stack $gap={4}>
          <Text $muted>{texts.lead}</Text>
          {isError && !data && (
            <ErrorState level={3} title={texts.failed} onRetry={() => void refetch()} busy={isFetching} />
          )}
          {!data && !isError && <Spinner label={texts.loading} />}
          {data && (
            <List>
              {data.map((reply) => (
                <li key={reply.id}>
                  <Text as="span">{reply.title}</Text>
                  <Stack $row $gap={2}>
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={texts.edit(reply.title)}
                      onClick={() => {
                        setTold('');
                        setEdited(reply);
                      }}
                    >
                      {texts.editShort}
                    </Button>
                    <PutAway reply={reply} onDone={setTold} readAgain={readAgain} />
                  </Stack>
                </li>
              ))}
            </List>
          )}
          <FormStatus tone="success">{told}</FormStatus>
          <div>
            <Button onClick={() => setEdited(newReply())}>{texts.add}</Button>
          </div>
        </Stack>
      )}
    </Dialog>
  );
}

interface PutAwayProps {
  reply: SavedReply;
  onDone: (words: string) => void;
  readAgain: () => Promise<void>;
}

/** Takes a reply out of the list, after asking once more. */
function PutAway({ reply, onDone, readAgain }: PutAwayProps) {
  const texts = t.reply.saved;
  const [asking, setAsking] = useState(false);
  const really = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) really.current?.focus();
  }, [asking]);
  const { busy, problem, send } = useChange((client) => saveReply(client, reply, false));
  const putAway = async () => {
    if (await send()) onDone(texts.removed(reply.title));
    await readAgain();
  };
  if (!asking) {
    return (
      <Button
        variant="quiet"
        size="sm"
        aria-label={texts.remove(reply.title)}
        onClick={() => setAsking(true)}
      >
        {texts.removeShort}
      </Button>
    );
  }
  return (
    <>
      <Button variant="outline" size="sm" busy={busy} ref={really} onClick={() => void putAway()}>
        {texts.removeReally}
      </Button>
      <Button variant="quiet" size="sm" disabled={busy} onClick={() => setAsking(false)}>
        {texts.keep}
      </Button>
      <FormStatus tone="danger">{problem}</FormStatus>
    </>
  );
}
