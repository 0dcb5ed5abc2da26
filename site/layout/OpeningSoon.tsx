import { useTranslation } from 'react-i18next'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'
import { useRootData } from '../ui/root-data.ts'

/** Shown while nobody can register or order, with the ways to reach the operator. */
export function OpeningSoon({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  const { phone, email } = useRootData()?.appInfo.contact ?? {}
  return (
    <section aria-labelledby="opening-soon" className={`card flex flex-col gap-2 p-6 ${className}`}>
      <h2 id="opening-soon" className="flex items-center gap-2 text-xl">
        <Icon name="clock" size={24} className="text-brand" />
        {t('opening.title')}
      </h2>
      <p className="text-muted">{t('opening.text')}</p>
      {(phone || email) && (
        <p className="mt-2 flex flex-wrap gap-3">
          {phone && (
            <a href={`tel:${phone}`} className={buttonClass('plain', 'normal')}>
              <Icon name="phone" />
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
        </p>
      )}
    </section>
  )
}
