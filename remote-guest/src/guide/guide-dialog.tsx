import {
  Button,
  Dialog,
  EmptyState,
  Heading,
  KeyValueList,
  Note,
  Stack,
  Text,
  TextLink,
} from '@marisma/area-kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { dayAtHouse, formatDate, telephone } from '@marisma/area-kit/format';
import { useUser } from '@marisma/area-kit/shell';
import { intlLocale } from '@marisma/area-kit/texts';
import type { HouseGuide } from '@marisma/area-kit/data';
import { HostContact } from '../parts/host-contact';
import { useDashboardPlace } from '../parts/dashboard-place';
import type { Stay } from '../parts/own';
import { Awaited } from '../parts/awaited';
import { PrintButton, Printed } from '../parts/printed';
import { t } from '../texts';
import { datesInWords, momentInWords } from '../words';
import { keepGuide, type Guide } from './kept-guides';
import { useGuide } from './queries';

type Worded = 'directions' | 'airport' | 'manual';

/** The guide's text in the language of the page; where that is empty, in the other. */
function wordsOf(guide: HouseGuide, name: Worded): { words: string; lang: 'en' | 'es' } {
  const here = intlLocale().startsWith('es') ? 'es' : 'en';
  const lang = guide[`${name}_${here}`] ? here : here === 'es' ? 'en' : 'es';
  return { words: guide[`${name}_${lang}`], lang };
}

/** Topics are apart by an empty line; the first line of one that has more is its heading. */
function Topics({ guide, name }: { guide: HouseGuide; name: Worded }) {
  const { words, lang } = wordsOf(guide, name);
  return (
    <Stack $gap={3} lang={lang}>
      {words.split(/\n\s*\n/).map((topic, at) => {
        const [first = '', ...rest] = topic.trim().split('\n');
        return (
          <Stack key={at} $gap={0.5}>
            <Text $strong={rest.length > 0}>{first}</Text>
            {rest.map((line, place) => (
              <Text key={place}>{line}</Text>
            ))}
          </Stack>
        );
      })}
    </Stack>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" $gap={2} $align="start">
    <Heading level={3} size="lg">
      {title}
    </Heading>
    {children}
  </Stack>
);

const Call = ({ phone }: { phone: string }) => <TextLink href={telephone(phone)}>{phone}</TextLink>;

/** Directions, airport, people and how things work in the house. */
function GuideText({ guide }: { guide: HouseGuide }) {
  const texts = t.guide;
  const role = intlLocale().startsWith('es') ? 'role_es' : 'role_en';
  const has = (name: Worded) => wordsOf(guide, name).words !== '';
  const numbers = [
    ...guide.people.map((person) => ({
      key: [person.name, person[role] || person.role_en || person.role_es].filter(Boolean).join(', '),
      value: <Call phone={person.phone} />,
    })),
    ...(guide.emergency ? [{ key: texts.emergency, value: <Call phone={guide.emergency} /> }] : []),
  ];
  return (
    <>
      {(has('directions') || guide.map_url) && (
        <Part title={texts.directions}>
          {has('directions') && <Topics guide={guide} name="directions" />}
          {guide.map_url && (
            <TextLink href={guide.map_url} target="_blank" rel="noreferrer">
              {texts.map}
            </TextLink>
          )}
        </Part>
      )}
      {has('airport') && (
        <Part title={texts.airport}>
          <Topics guide={guide} name="airport" />
        </Part>
      )}
      {numbers.length > 0 && (
        <Part title={texts.people}>
          <KeyValueList items={numbers} />
        </Part>
      )}
      {has('manual') && (
        <Part title={texts.manual}>
          <Topics guide={guide} name="manual" />
        </Part>
      )}
    </>
  );
}

const NAMES = ['door_code', 'wifi_name', 'wifi_password'] as const;

/** Door code and Wi-Fi, or why they are not shown and from which day they will be. */
function Secrets({ guide, onPay }: { guide: Guide; onPay: () => void }) {
  const texts = t.guide;
  const { secrets, withheld, secrets_from } = guide;
  const known = NAMES.filter((name) => secrets?.[name]);
  const from = formatDate(secrets_from, intlLocale(), 'long');
  return (
    <Stack as="section" $gap={2} $align="start">
      <Heading level={3} size="lg">
        {texts.secrets}
      </Heading>
      {withheld ? (
        <Text>
          {withheld === 'unpaid' && secrets_from <= dayAtHouse()
            ? texts.withheld.soon
            : texts.withheld[withheld](from)}
        </Text>
      ) : known.length > 0 ? (
        <KeyValueList
          items={known.map((name) => ({
            key: texts[name],
            value: <strong translate="no">{secrets?.[name]}</strong>,
          }))}
        />
      ) : (
        <Text>{texts.noSecrets}</Text>
      )}
      {withheld === 'unpaid' && (
        <Button size="sm" onClick={onPay}>
          {t.stay.actions.pay}
        </Button>
      )}
    </Stack>
  );
}

/** What a guest needs at the door of a confirmed stay: to read, to print, and without a network once it was opened. */
export function GuideDialog({ stay }: { stay: Stay }) {
  const { openStay, leaveStep, closeStay } = useDashboardPlace();
  const texts = t.guide;
  const query = useGuide(stay.id);
  const { data } = query;
  const user = useUser();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!data || data.kept || !sheet.current) return;
    const asOf = `<p>${texts.asOf(momentInWords(data.as_of))}</p>`;
    keepGuide(user.id, stay.id, data, asOf + sheet.current.innerHTML);
  }, [data, stay.id, texts, user.id]);
  return (
    <Dialog
      open
      title={texts.title}
      onClose={closeStay}
      actions={
        <>
          <Button variant="outline" onClick={leaveStep}>
            {texts.back}
          </Button>
          {data?.guide && <PrintButton>{texts.print}</PrintButton>}
        </>
      }
    >
      {data ? (
        <Printed ref={sheet} title={texts.of(stay.house, datesInWords(stay))}>
          {data.kept && <Note tone="warning">{texts.asOf(momentInWords(data.as_of))}</Note>}
          {data.sample && <Note>{texts.sample}</Note>}
          <Secrets guide={data} onPay={() => openStay(stay.code, 'pay')} />
          {data.guide ? (
            <GuideText guide={data.guide} />
          ) : (
            <EmptyState level={3} title={texts.none}>
              {texts.noneReason}
            </EmptyState>
          )}
          <HostContact stay={stay} />
        </Printed>
      ) : (
        <Awaited query={query} failed={texts.failed} loading={texts.loading} />
      )}
    </Dialog>
  );
}
