import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { OperatorFacts } from './OperatorFacts.tsx'
import { SocialLinks } from './SocialLinks.tsx'

const columns = [
  {
    title: 'footer.platform',
    links: [
      [pages.services(), 'nav.services'],
      [pages.store(), 'nav.store'],
      [pages.cars(), 'nav.cars'],
      [pages.register(), 'nav.register'],
      [pages.register({ as: 'provider' }), 'nav.join'],
    ],
  },
  {
    title: 'footer.company',
    links: [
      [pages.aboutUs(), 'nav.about'],
      [pages.aboutSite(), 'footer.aboutSite'],
      [pages.contactUs(), 'nav.contact'],
    ],
  },
  {
    title: 'footer.legal',
    links: [
      [pages.privacyPolicy(), 'footer.privacy'],
      [pages.terms(), 'footer.terms'],
    ],
  },
] as const

export function Footer({ year, isUser }: { year: number; isUser: boolean }) {
  const { t } = useTranslation()
  return (
    <footer className="mt-20 border-t border-line bg-sunken">
      <div className="wrap grid gap-10 py-12 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="max-w-sm">
          <Logo />
          <p className="mt-4 text-muted">{t('footer.description')}</p>
          <p className="mt-4 flex items-center gap-2 text-sm font-medium text-brand">
            <Icon name="shield" />
            {t('footer.paymentHeld')}
          </p>
          <SocialLinks />
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={t(column.title)}>
            <p className="mb-3 font-semibold">{t(column.title)}</p>
            <ul className="space-y-1">
              {column.links
                .filter(([to]) => !(isUser && to.startsWith(pages.register())))
                .map(([to, text]) => (
                  <li key={to}>
                    <PageLink to={to} className="inline-block py-1 text-muted hover:text-brand hover:underline">
                      {t(text)}
                    </PageLink>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
      <OperatorFacts />
      <div className="border-t border-line">
        <div className="wrap flex flex-wrap justify-between gap-x-6 gap-y-1 py-5 text-sm text-muted">
          <p>{t('footer.rights', { year })}</p>
          <p>{t('footer.currency')}</p>
        </div>
      </div>
    </footer>
  )
}
