import { contactDetails } from '@marisma/area-kit/brand';
import { Mark } from '@marisma/area-kit/media';
import { Link } from '@marisma/area-kit/router';
import { Container } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { CurrentYear } from './current-year';
import { LinkLabel } from './link-label';
import { useNavItems } from './nav-links';
import { Band, Blurb, Columns, DemoLine, Foot, SocialList } from './site-footer.styles';
import { socialIcons } from './social-icons';

const texts = t.frame.footer;
/** Placeholder, because a fictional company has no accounts. The domain is reserved by RFC 2606. */
const SOCIAL_PLACEHOLDER = 'https://www.example.com/';

export function SiteFooter() {
  const quickLinks = useNavItems('footer');
  return (
    <Band>
      <Container $width="wide">
        <Columns>
          <Blurb>
            <strong>
              <Mark size={34} />
              {t.frame.brand}
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
              {quickLinks.map((item) => (
                <li key={item.to}>
                  <Link to={item.to}>
                    <LinkLabel {...item} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{texts.contactTitle}</h2>
            <ul>
              <li>
                <a href={`tel:${contactDetails.phone.dialed}`}>{contactDetails.phone.shown}</a>
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
          <Imprint />
        </Foot>
      </Container>
    </Band>
  );
}

/** The footer where owners and staff work: the same links in one row. */
export function WorkFooter() {
  const quickLinks = useNavItems('footer');
  return (
    <Band $slim>
      <Container $width="wide">
        <Foot $slim>
          {quickLinks.map((item) => (
            <Link key={item.to} to={item.to}>
              <LinkLabel {...item} />
            </Link>
          ))}
          <a href={`tel:${contactDetails.phone.dialed}`}>{contactDetails.phone.shown}</a>
          <a href={`mailto:${contactDetails.email}`}>{contactDetails.email}</a>
          <address>{contactDetails.address.join(', ')}</address>
          <Imprint />
        </Foot>
      </Container>
    </Band>
  );
}

function Imprint() {
  const [terms] = useNavItems('terms');
  return (
    <>
      <p>
        © <CurrentYear /> {texts.copyright}
      </p>
      {terms && <Link to={terms.to}>{terms.label}</Link>}
      <DemoLine lang="es">{texts.demo}</DemoLine>
    </>
  );
}
