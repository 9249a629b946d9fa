import { today } from '@marisma/shared/format';
import { useSearchParams } from '@marisma/shared/router';
import { useHydrated } from '@marisma/shared/ui';
import { useMemo } from 'react';
import { findProperty, type Property } from '../content/properties';
import { readStay } from '../parts/stay';
import { t } from '../texts';

interface Subject {
  property?: Property;
  /** What the address says already, for the form's fields. */
  entries: Record<string, string>;
}

const nothing: Subject = { entries: {} };

/** The house and the days that the address asks about. What names no house or no day to come is not there. */
export function useSubject(): Subject {
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const query = params.toString();
  return useMemo(() => {
    if (!hydrated) return nothing;
    const said = new URLSearchParams(query);
    const property = findProperty(said.get('property') ?? undefined);
    const { checkIn, checkOut } = readStay(said, today());
    return {
      property,
      entries: {
        ...(property && { message: t.contact.form.aboutProperty(t.properties[property.id].title) }),
        ...(checkIn && { checkIn }),
        ...(checkOut && { checkOut }),
      },
    };
  }, [hydrated, query]);
}
