import { LinkPart } from '@marisma/area-kit/calendar-links/part';
import { nightsBetween, now } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { useChange } from '@marisma/area-kit/stays';
import { space } from '@marisma/area-kit/theme';
import { Badge, Button, ConfirmDialog, FormStatus, Note, Text } from '@marisma/area-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { momentInWords, momentOf, nightsInWords } from '../../lib/moments';
import { t } from '../../texts';
import { readFeedSoon, saveFeed, type Feed } from './feeds.data';
import { refusalInWords } from './refusal-words';

const Row = styled.li`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/** A calendar is read every 15 minutes; without a reading for this long nobody reads it. */
const LATE_MS = 3_600_000;

const isLate = (readAt: string): boolean => momentOf(readAt).getTime() < now().getTime() - LATE_MS;

interface FeedRowProps {
  feed: Feed;
  houseId: string;
  readAgain: () => Promise<void>;
  onEdit: () => void;
}

/** A calendar of another site: whether it is in order, since when and why not, and what can be done. */
export function FeedRow({ feed, houseId, readAgain, onEdit }: FeedRowProps) {
  const texts = t.feeds;
  const { notify } = useShell();
  const { busy, refusal, send, forget } = useChange(readAgain);
  const [asked, setAsked] = useState(false);
  const { id, name, url, active, blocks, version } = feed;

  const turn = async () => {
    const draft = { id, houseId, name, url, blocks, version, active: !active };
    if ((await send('turn', (client) => saveFeed(client, draft))) === undefined) return;
    setAsked(false);
    notify({ kind: 'success', title: active ? texts.turnedOff(name) : texts.turnedOn(name) });
  };
  const readSoon = async () => {
    const soon = await send('read', (client) => readFeedSoon(client, id));
    if (soon !== undefined) notify({ kind: 'success', title: texts.readingSoon(name) });
  };

  return (
    <Row>
      <Line>
        <strong>{name}</strong>
        <Health {...feed} />
      </Line>
      <Text $size="sm" $muted>
        {new URL(url).hostname}
      </Text>
      {active && <Text $size="sm">{healthInWords(feed)}</Text>}
      {active && <LeftOut {...feed} />}
      {!asked && <FormStatus tone="danger">{refusal && refusalInWords(refusal)}</FormStatus>}
      <Line>
        {active && (
          <>
            <Button variant="outline" size="sm" aria-label={texts.of(texts.edit, name)} onClick={onEdit}>
              {texts.edit}
            </Button>
            <Button
              variant="outline"
              size="sm"
              aria-label={texts.of(texts.readNow, name)}
              busy={busy === 'read'}
              onClick={() => void readSoon()}
            >
              {texts.readNow}
            </Button>
          </>
        )}
        <Button
          variant="outline"
          size="sm"
          aria-label={texts.of(active ? texts.turnOff : texts.turnOn, name)}
          busy={!asked && busy === 'turn'}
          onClick={() => {
            forget();
            if (active) setAsked(true);
            else void turn();
          }}
        >
          {active ? texts.turnOff : texts.turnOn}
        </Button>
      </Line>
      {(active || feed.link) && (
        <LinkPart
          house={{ ...feed, property_id: houseId, feed_id: id }}
          title={texts.linkFor(name)}
          level={4}
          refusalInWords={refusalInWords}
          readAgain={readAgain}
        />
      )}
      {asked && (
        <ConfirmDialog
          title={texts.turnOffTitle(name)}
          texts={{ yes: texts.turnOff, busy: texts.saving, no: texts.cancel }}
          busy={busy === 'turn'}
          fault={refusal && refusalInWords(refusal)}
          onYes={() => void turn()}
          onClose={() => setAsked(false)}
        >
          <Text>{texts.turnOffText(feed.nights)}</Text>
        </ConfirmDialog>
      )}
    </Row>
  );
}

function Health({ active, failing_since, read_at }: Feed) {
  const texts = t.feeds.health;
  if (!active) return <Badge $tone="neutral">{texts.off}</Badge>;
  if (failing_since) return <Badge $tone="danger">{texts.failing}</Badge>;
  if (!read_at) return <Badge $tone="neutral">{texts.waiting}</Badge>;
  return isLate(read_at) ? (
    <Badge $tone="danger">{texts.late}</Badge>
  ) : (
    <Badge $tone="success">{texts.well}</Badge>
  );
}

/** Which entries of a calendar take no nights here, and which block is so long that it may be a booking window. */
function LeftOut({ unreadable, left_out, longest_block: longest }: Feed) {
  const texts = t.feeds.health;
  return (
    <>
      {unreadable > 0 && <Note tone="warning">{texts.unreadable(unreadable)}</Note>}
      {left_out > 0 && <Text $size="sm">{texts.leftOut(left_out)}</Text>}
      {longest && (
        <Note tone="warning">
          {texts.longest(
            nightsInWords(longest.from_day, longest.to_day),
            nightsBetween(longest.from_day, longest.to_day),
          )}
        </Note>
      )}
    </>
  );
}

function healthInWords({ failing_since, last_error, read_at, nights }: Feed): string {
  const texts = t.feeds.health;
  if (failing_since)
    return texts.since(momentInWords(momentOf(failing_since)), reasonInWords(last_error ?? ''), nights);
  if (!read_at) return texts.readSoon;
  const when = momentInWords(momentOf(read_at));
  return isLate(read_at) ? texts.lateSince(when, nights) : texts.readAt(when, nights);
}

function reasonInWords(word: string): string {
  const { reasons, status, otherReason } = t.feeds.health;
  const [, code] = /^http_(\d+)$/.exec(word) ?? [];
  return code ? status(code) : (reasons[word] ?? otherReason);
}
