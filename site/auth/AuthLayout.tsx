import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../layout/PageHead.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LogoMark } from '../ui/Logo.tsx'

/** The layout of the auth pages: the form, and Wasl's benefits beside it. */
export function AuthLayout({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('auth')
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHead title={title} noIndex />
      <div className="card mx-auto grid max-w-5xl overflow-hidden lg:grid-cols-[1.25fr_1fr]">
        <div className="p-5 sm:p-10">
          <h1 className="text-3xl">{title}</h1>
          {lead && <p className="mt-1 text-muted">{lead}</p>}
          <div className="mt-6">{children}</div>
        </div>
        <aside className="hidden flex-col justify-center bg-deep p-10 text-on-deep lg:flex">
          <LogoMark size={64} />
          <p className="mt-6 text-2xl leading-normal font-semibold text-balance">{t('aside.heading')}</p>
          <ul className="mt-6 space-y-3 text-on-deep-muted">
            {(['offers', 'invoices', 'payment'] as const).map((benefit) => (
              <li key={benefit} className="flex items-start gap-3">
                <Icon name="check-circle" size={22} className="mt-0.5 text-warm" />
                {t(`aside.${benefit}`)}
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  )
}
