import { Link, PlaceholderLink } from '../language/paths/link.tsx';
import { untranslated, plain, type Text } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { useContent, usePage } from '../page-context.ts';
import { Icon } from '../ui/icon.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import footerSheet from './footer.css?inline';
import { LanguageLinks } from './language-picker.tsx';
import { Logo } from './logo.tsx';
import { MenuLink, type MenuEntry } from './menu-link.tsx';

/** Placeholder links, as specified: the company has no pages there yet. */
const NETWORKS = [
  { network: 'X', icon: 'x' },
  { network: 'LinkedIn', icon: 'linkedin' },
  { network: 'Medium', icon: 'medium' },
] as const;

/** Pages that the columns of the footer lack (requirement 2.11), on their own line. One that is deleted is left out. */
const OTHER_PAGES = [
  { label: 'About', link: '/about' },
  { label: 'Contact', link: '/contact' },
  { label: 'Intel', link: '/intel' },
  { label: 'See how it works', link: '/solutions/one-quarter' },
  { label: 'Filing dates', link: '/tools/filing-dates' },
  { label: 'Check a press release', link: '/tools/read-a-draft' },
  { label: 'Pricing', link: '/pricing' },
  { label: '{product} API', link: '/api' },
  { label: '{product} support', link: '/support' },
  { label: 'Security', link: '/solutions/security' },
];

/** Four columns: brand, two lists, contact and status. Below them other pages, the legal line and the languages. */
export function Footer() {
  useSheet('base', footerSheet);
  const t = useTranslate();
  const { branding, footer } = useContent('common');
  const { platform, solutions, company } = footer.sections;
  const { company_name, registration, address } = useContent('owner');
  const { paths } = usePage().content;
  const legal = [company_name, registration, address].filter(Boolean);
  const online = company.status.indicator === 'online';
  return (
    <footer className="foot">
      <div className="wrap foot-in">
        <div>
          <Logo brand={untranslated(branding.name)} />
          <p>{branding.description}</p>
          <p className="social">
            <Link className="icon-btn" to="/contact" aria-label={plain(t('Email us'))}>
              <Icon name="mail" />
            </Link>
            {NETWORKS.map(({ network, icon }) => (
              <PlaceholderLink key={network} className="icon-btn" aria-label={untranslated(network)}>
                <Icon name={icon} />
              </PlaceholderLink>
            ))}
          </p>
        </div>
        <FooterLinks title={platform.title} links={platform.links} />
        <FooterLinks title={solutions.title} links={solutions.links} />
        <div>
          <h2 className="label small">{company.title}</h2>
          {legal.length > 0 && <p translate="no">{legal.join(', ')}</p>}
          <p>
            <a href={`mailto:${company.contact.email}`} translate="no">
              {company.contact.email}
            </a>
          </p>
          <p className="badge">
            <span className={online ? 'dot' : 'dot dot-off'} />
            {company.status.text}
          </p>
        </div>
      </div>
      <nav className="wrap foot-more" aria-label={plain(t('Resources'))}>
        <MenuLinks links={OTHER_PAGES.filter(({ link }) => paths.has(link))} />
      </nav>
      <div className="foot-base">
        <div className="wrap spread">
          {footer.scope && <p className="scope">{footer.scope}</p>}
          <p>{footer.copyright}</p>
          <p>
            {footer.legal_links.flatMap((entry) => [<MenuLink key={entry.label} entry={entry} />, ' '])}
            <button type="button" className="link" data-press="cookies">
              {t('Cookie settings')}
            </button>
          </p>
        </div>
      </div>
      <LanguageLinks />
    </footer>
  );
}

function FooterLinks({ title, links }: { title: Text; links: readonly MenuEntry[] }) {
  return (
    <nav aria-label={plain(title)}>
      <h2 className="label small">{title}</h2>
      <MenuLinks links={links} />
    </nav>
  );
}

function MenuLinks({ links }: { links: readonly MenuEntry[] }) {
  return (
    <ul>
      {links.map((entry) => (
        <li key={entry.label}>
          <MenuLink entry={entry} />
        </li>
      ))}
    </ul>
  );
}
