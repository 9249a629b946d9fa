import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { useState } from 'react';
import styled from 'styled-components';
import { change, type CalendarLink, type DataError } from '../data';
import { formatDayOf, formatMoment } from '../format';
import { intlLocale } from '../texts';
import { calendarLinks as texts } from '../texts/en/calendar-links';
import { media, space } from '../theme';
import { Button, ConfirmDialog, Field, FormStatus, Heading, Input, Stack, Text } from '../ui';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const Copy = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

interface LinkPartProps {
  /** A house, or with `feed_id` one of its channels, whose own nights its link leaves out. */
  house: { property_id: string; feed_id?: string; name: string; link: CalendarLink | null };
  /** What the part is called where it stands. */
  title: string;
  level: 2 | 3 | 4;
  refusalInWords: (error: DataError) => string;
  readAgain: () => Promise<unknown>;
}

/** A link of a house, or of one of its channels, for other calendars: made, replaced, turned off; its address is shown once, when it is made. */
export function LinkPart({ house, title, level, refusalInWords, readAgain }: LinkPartProps) {
  const { notify } = useShell();
  const { property_id, feed_id, name, link } = house;
  const { busy, error, send, reset } = useChange(
    async (client, name: 'make_calendar_link' | 'end_calendar_link') => {
      try {
        return await change<string | boolean>(client.rpc(name, { property_id, feed_id }));
      } finally {
        await readAgain();
      }
    },
  );
  const [confirming, setConfirming] = useState<'replace' | 'end'>();
  const [address, setAddress] = useState('');
  const locale = intlLocale();

  const make = async () => {
    const made = await send('make_calendar_link');
    if (!made) return;
    setAddress(`${window.location.origin}/calendar/${made.answer}.ics`);
    setConfirming(undefined);
  };
  const end = async () => {
    if (!(await send('end_calendar_link'))) return;
    setAddress('');
    setConfirming(undefined);
    notify({ kind: 'success', title: texts.ended(name) });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify({ kind: 'success', title: texts.copied });
    } catch {
      notify({ kind: 'error', title: texts.notCopied });
    }
  };
  const confirm = (what: 'replace' | 'end') => {
    reset();
    setConfirming(what);
  };

  return (
    <Stack $gap={3}>
      <Heading level={level} size="md">
        {title}
      </Heading>
      <Text $muted>
        {!link && (feed_id ? texts.noneOf(name) : texts.none)}
        {link && (link.read_at ? texts.read(formatMoment(new Date(link.read_at), locale)) : texts.notRead)}
        {link && ` ${texts.made(formatDayOf(new Date(link.created_at), locale))}`}
      </Text>
      {link && address && <Text $size="sm">{texts.once}</Text>}
      {link && address && (
        <Copy>
          <Field label={texts.address}>
            <Input readOnly value={address} onFocus={({ target }) => target.select()} />
          </Field>
          <Button variant="outline" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </Copy>
      )}
      {!confirming && <FormStatus tone="danger">{error && refusalInWords(error)}</FormStatus>}
      <Line>
        {link ? (
          <>
            <Button
              variant="outline"
              size="sm"
              aria-label={texts.replaceOf(name)}
              onClick={() => confirm('replace')}
            >
              {texts.replace}
            </Button>
            <Button variant="outline" size="sm" aria-label={texts.endOf(name)} onClick={() => confirm('end')}>
              {texts.end}
            </Button>
          </>
        ) : (
          <Button
            variant="outline"
            size="sm"
            aria-label={busy ? undefined : texts.makeOf(name)}
            busy={busy}
            busyLabel={texts.saving}
            onClick={() => void make()}
          >
            {texts.make}
          </Button>
        )}
      </Line>
      {confirming && (
        <ConfirmDialog
          title={texts.confirm[confirming].title(name)}
          texts={{ yes: texts[confirming], busy: texts.saving, no: texts.cancel }}
          busy={busy}
          fault={error && refusalInWords(error)}
          onYes={() => void (confirming === 'end' ? end() : make())}
          onClose={() => setConfirming(undefined)}
        >
          <Text>{texts.confirm[confirming].text}</Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
