import { today } from '@marisma/shared/format';
import { useSearchParams } from '@marisma/shared/router';
import { useHydrated } from '@marisma/shared/ui';
import { useMemo } from 'react';
import { findProperty, type Property } from '../content/properties';
import { readStay } from '../parts/stay';
import { t } from '../texts';

interface Subject {
  property?: Property;
  /** Values from the address for the form's fields. */
  entries: Record<string, string>;
}

const nothing: Subject = { entries: {} };

/** The house and the dates in the address. Unknown houses and past or invalid dates are left out. */
export function useSubject(): Subject {
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const query = params.toString();
  return useMemo(() => {
    if (!hydrated) return nothing;
    const asked = new URLSearchParams(query);
    const property = findProperty(asked.get('property') ?? undefined);
    const { checkIn, checkOut } = readStay(asked, today());
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
