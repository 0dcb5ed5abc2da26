import { formatPhone } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Ltr } from '../ui/Ltr.tsx'

/** Leads to changing the password and the phone. */
export function SecurityLinks({ phone }: { phone: string }) {
  const { t } = useTranslation('account')
  const rows = [
    {
      to: pages.profile({ tab: 'password' }),
      label: t('profile.password'),
      hint: t('settings.passwordHint'),
      action: t('password.submit'),
    },
    {
      to: pages.profile({ tab: 'phone' }),
      label: t('profile.phone'),
      hint: <Ltr>{formatPhone(phone)}</Ltr>,
      action: t('profile.changePhone'),
    },
  ]
  return (
    <Card title={t('settings.security')}>
      <ul className="-mt-2 divide-y divide-line">
        {rows.map(({ to, label, hint, action }) => (
          <li key={to} className="flex flex-wrap items-center justify-between gap-3 py-4">
            <div className="min-w-0">
              <h3 className="text-base">{label}</h3>
              <p className="text-sm text-muted">{hint}</p>
            </div>
            <ButtonLink to={to} tone="plain" icon="edit">
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
