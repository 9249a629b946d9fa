import { contactDetails } from '@marisma/shared/brand';
import { Mark } from '@marisma/shared/media';
import { Link } from '@marisma/shared/router';
import { Container } from '@marisma/shared/ui';
import { t } from '../texts';
import { CurrentYear } from './current-year';
import { paths } from './paths';
import { Band, Blurb, Columns, DemoLine, Foot, SocialList } from './site-footer.styles';
import { socialIcons } from './social-icons';

const texts = t.footer;
/** Stands in for accounts that a fictional company does not have. Reserved by RFC 2606, so it leads nowhere odd. */
const SOCIAL_PLACEHOLDER = 'https://www.example.com/';

const quickLinks = [
  { label: texts.properties, to: paths.properties },
  { label: texts.concierge, to: paths.concierge },
  { label: texts.about, to: paths.about },
  { label: texts.contact, to: paths.contact },
];

/** The dark band under every page of the site frame. */
export function SiteFooter() {
  return (
    <Band>
      <Container $width="wide">
        <Columns>
          <Blurb>
            <strong>
              <Mark size={34} />
              {t.brand}
            </strong>
            <p>{texts.blurb}</p>
            <SocialList aria-label={texts.follow}>
              {(Object.keys(socialIcons) as (keyof typeof socialIcons)[]).map((network) => (
                <li key={network}>
                  <a
                    href={SOCIAL_PLACEHOLDER}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={texts.social[network]}
                  >
                    {socialIcons[network]}
                  </a>
                </li>
              ))}
            </SocialList>
          </Blurb>
          <nav aria-labelledby="footer-links">
            <h2 id="footer-links">{texts.links}</h2>
            <ul>
              {quickLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{texts.contactTitle}</h2>
            <ul>
              <li>
                <a href={`tel:${contactDetails.phone.dialled}`}>{contactDetails.phone.shown}</a>
              </li>
              <li>
                <a href={`mailto:${contactDetails.email}`}>{contactDetails.email}</a>
              </li>
            </ul>
            <address>
              {contactDetails.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
        </Columns>
        <Foot>
          <p>
            © <CurrentYear /> {texts.copyright}
          </p>
          <Link to={paths.terms}>{texts.terms}</Link>
          <DemoLine lang="es">{texts.demo}</DemoLine>
        </Foot>
      </Container>
    </Band>
  );
}
