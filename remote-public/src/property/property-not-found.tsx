import { properties } from '../content/properties';
import { NotFoundIntro } from '../parts/not-found-intro';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { MoreProperties } from './more-properties';

/** The page for an unknown house: a link back, and three houses that exist. */
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
