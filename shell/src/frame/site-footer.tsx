import { contactDetails } from '@marisma/area-kit/brand';
import { Mark } from '@marisma/area-kit/media';
import { Link } from '@marisma/area-kit/router';
import { Container } from '@marisma/area-kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../texts';
import { LinkLabel } from './link-list';
import { useNavItems } from './nav-links';
import { Band, Blurb, Columns, DemoLine, Foot, SocialList } from './site-footer.styles';

const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** Our own outline drawings for the networks, not their trademarks. */
const socialIcons = {
  instagram: (
    <Icon>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.5" />
      <path d="M16.4 7.6h.01" />
    </Icon>
  ),
  facebook: (
    <Icon>
      <path d="M15.5 4H14a3.5 3.5 0 0 0-3.5 3.5V20M7.5 12h7" />
    </Icon>
  ),
  youtube: (
    <Icon>
      <rect x="3" y="6" width="18" height="12" rx="3.5" />
      <path d="m10.5 9.5 4 2.5-4 2.5z" />
    </Icon>
  ),
} as const;

/**
 * The year by the visitor's clock. Prerendered HTML has the year of its release; a difference is allowed and
 * corrected after hydration.
 */
function CurrentYear() {
  // oxlint-disable-next-line react/purity -- the difference between server and browser is meant
  const year = String(new Date().getFullYear());
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (place.current && place.current.textContent !== year) place.current.textContent = year;
  }, [year]);
  return (
    <span ref={place} suppressHydrationWarning>
      {year}
    </span>
  );
}

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
