import { plainList, space, token } from '@marisma/area-kit/theme';
import { Button, Dialog, FormStatus, Stack, Text } from '@marisma/area-kit/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { t } from '../../../texts';
import { Loaded } from '../../loaded';
import { useRequestChange } from '../use-request-change';
import { EditReply } from './edit-reply';
import { saveReply, useReplies, type SavedReply } from './queries';

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
  body_en: '',
  body_es: '',
  version: 0,
});

/** Adds, changes and puts away saved replies. */
export default function ManageReplies({ onClose }: { onClose: () => void }) {
  const texts = t.reply.saved;
  const replies = useReplies();
  const [edited, setEdited] = useState<SavedReply>();
  const [told, setTold] = useState('');
  // A reply that somebody else has changed meanwhile is edited on as it is stored now.
  const stored = edited && replies.data?.find(({ id }) => id === edited.id);
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
          onDone={(words) => {
            setEdited(undefined);
            setTold(words);
          }}
          onBack={() => setEdited(undefined)}
        />
      ) : (
        <Stack $gap={4}>
          <Text $muted>{texts.lead}</Text>
          <Loaded query={replies} level={3} loading={texts.loading} failed={texts.failed}>
            {(all) => (
              <List>
                {all.map((reply) => (
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
                      <PutAway reply={reply} onDone={setTold} />
                    </Stack>
                  </li>
                ))}
              </List>
            )}
          </Loaded>
          <FormStatus tone="success">{told}</FormStatus>
          <div>
            <Button onClick={() => setEdited(newReply())}>{texts.add}</Button>
          </div>
        </Stack>
      )}
    </Dialog>
  );
}

/** Takes a reply out of the list, after asking once more. */
function PutAway({ reply, onDone }: { reply: SavedReply; onDone: (words: string) => void }) {
  const texts = t.reply.saved;
  const [asking, setAsking] = useState(false);
  const really = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) really.current?.focus();
  }, [asking]);
  const { busy, problem, send } = useRequestChange((client) => saveReply(client, reply, false));
  const putAway = async () => {
    if (await send()) onDone(texts.removed(reply.title));
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
