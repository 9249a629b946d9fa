import type { DayStay } from '@marisma/area-kit/data';
import { formatClock } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { KeyValueList, Note } from '@marisma/area-kit/ui';
import { t } from '../../texts';

type Arrival = Omit<NonNullable<DayStay['details']>, 'version'>;

/** What is known of an arrival; allergies and diet apart, so that nobody overlooks them. */
export function ArrivalFacts({ arrives_at, travel, flight, party, diet, wishes }: Arrival) {
  const texts = t.arrivals;
  const people = party.map(({ name, age }) => (age === undefined ? name : texts.child(name, age)));
  return (
    <>
      <KeyValueList
        items={[
          {
            key: texts.time,
            value: <strong>{arrives_at ? formatClock(arrives_at, intlLocale()) : texts.unknown}</strong>,
          },
          { key: texts.travel, value: [travel && texts.ways[travel], flight].filter(Boolean).join(', ') },
          { key: texts.who, value: people.join(', ') },
          { key: texts.wishes, value: wishes },
        ].filter(({ value }) => value)}
      />
      {diet && (
        <Note tone="warning">
          <strong>{texts.diet}:</strong> {diet}
        </Note>
      )}
    </>
  );
}
