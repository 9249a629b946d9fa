import { properties } from '../content/properties';
import { NotFoundIntro } from '../parts/not-found-intro';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { MoreProperties } from './more-properties';

/** For an address that names no house of ours: the way back, and three that exist. */
export function PropertyNotFound() {
  const { notFound, notFoundText, backToProperties, meanwhile } = t.detail;
  return (
    <>
      <NotFoundIntro
        title={notFound}
        text={notFoundText}
        back={{ to: paths.properties, label: backToProperties }}
      />
      <MoreProperties title={meanwhile} properties={properties} />
    </>
  );
}
