import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'
import { type IconName, icons } from '../ui/icons.ts'
import { useRootData } from '../ui/root-data.ts'

/** The configured social media links; nothing without any. */
export function SocialLinks() {
  const { t } = useTranslation()
  const locale = useLocale()
  const links = useRootData()?.appInfo.social ?? []
  if (links.length === 0) return null
  return (
    <ul aria-label={t('footer.socialLinks')} className="-ms-2 mt-4 flex flex-wrap">
      {links.map(({ network, label, link }) => (
        <li key={link}>
          <a
            href={link}
            rel="noopener noreferrer me"
            target="_blank"
            aria-label={label[locale]}
            title={label[locale]}
            className="grid size-11 place-items-center rounded-full text-muted hover:bg-surface hover:text-brand"
          >
            <Icon name={isIcon(network) ? network : 'share'} />
          </a>
        </li>
      ))}
    </ul>
  )
}

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name)
