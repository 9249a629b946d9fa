import type { HouseGuide } from '@marisma/area-kit/data';
import { telephone } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Heading, KeyValueList, Stack, Text, TextLink } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../texts';

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
export function GuideText({ guide }: { guide: HouseGuide }) {
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
