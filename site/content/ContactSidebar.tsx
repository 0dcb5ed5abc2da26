import type { AppInfo } from '@wasl/shared/contract/accounts.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { useRootData } from '../ui/root-data.ts'

const notes = [
  { key: 'responseTime', icon: 'clock', link: null },
  { key: 'order', icon: 'list', link: { to: pages.orders(), text: 'contact.sidebar.order.link' } },
  { key: 'faq', icon: 'info', link: { to: `${pages.home()}#faq`, text: 'contact.sidebar.faq.link' } },
] as const

/** Response time, links to existing answers, and the phone, email and WhatsApp of the administration, as far as it has them. */
export function ContactSidebar({ phone, email }: AppInfo['contact']) {
  const { t } = useTranslation()
  const whatsapp = useRootData()?.appInfo.social.find(({ network }) => network === 'whatsapp')
  return (
    <aside className="flex flex-col gap-3">
      {whatsapp && (
        <a href={whatsapp.link} rel="noreferrer" className={buttonClass('plain', 'normal')}>
          <Icon name="whatsapp" />
          {t('contact.sidebar.whatsapp')}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`} className={buttonClass('plain', 'normal')}>
          <Icon name="phone" />
          {t('contact.sidebar.phone')}
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={buttonClass('plain', 'normal')}>
          <Icon name="mail" />
          <bdi dir="ltr" className="wrap-anywhere">
            {email}
          </bdi>
        </a>
      )}
      {notes.map(({ key, icon, link }) => (
        <div key={key} className="card flex gap-4 p-5">
          <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand">
            <Icon name={icon} size={22} />
          </span>
          <div className="min-w-0">
            <h2 className="text-base">{t(`contact.sidebar.${key}.title`)}</h2>
            <p className="text-muted">{t(`contact.sidebar.${key}.text`)}</p>
            {link && (
              <PageLink to={link.to} className="mt-1 inline-block font-medium wrap-anywhere text-brand underline underline-offset-4">
                {t(link.text)}
              </PageLink>
            )}
          </div>
        </div>
      ))}
    </aside>
  )
}
