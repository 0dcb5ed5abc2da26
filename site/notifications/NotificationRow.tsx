import type { NotificationView } from '@wasl/shared/contract/notifications.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { useText } from '../i18n/locale.ts'
import { Badge } from '../ui/Badge.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { notificationLink } from './notification-link.ts'
import { unbrokenNumbers } from './unbroken-numbers.ts'

/** One notification with its date, link and delete button. */
export function NotificationRow({ notification, isNew }: { notification: NotificationView; isNew: boolean }) {
  const { t } = useTranslation('account')
  const text = useText()
  const busy = useNavigation().formData?.get('id') === notification.id
  const { id, title_ar, title_en, body_ar, body_en, created_at } = notification
  const title = text({ ar: title_ar, en: title_en })
  const link = notificationLink(notification.link)
  return (
    <li
      className={`card card-link relative flex gap-3 p-4 sm:gap-4 sm:p-5 ${isNew ? 'border-s-4 border-s-brand' : ''} ${busy ? 'opacity-50' : ''}`}
    >
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-full ${isNew ? 'bg-brand-soft text-brand' : 'bg-sunken text-muted'}`}
      >
        <Icon name={link?.isOrder ? 'list' : 'bell'} size={22} />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="font-semibold">{title}</bdi>
          {isNew && <Badge tone="brand">{t('notifications.unread')}</Badge>}
        </p>
        <p dir="auto" className="mt-0.5 text-start text-muted">
          {unbrokenNumbers(text({ ar: body_ar, en: body_en }))}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <DateText at={created_at} show="time" className="text-muted" />
          {link && (
            <PageLink to={link.to} data-cover className="font-medium text-brand underline underline-offset-4">
              {t(link.isOrder ? 'notifications.openOrder' : 'notifications.details')}
              <span className="sr-only">: {title}</span>
            </PageLink>
          )}
        </p>
      </div>
      <ActionForm method="post" preventScrollReset className="z-1">
        <input type="hidden" name="intent" value="delete" />
        <button
          type="submit"
          name="id"
          value={id}
          aria-label={t('notifications.delete', { title })}
          className="grid size-11 place-items-center rounded-control text-muted hover:bg-bad-soft hover:text-bad"
        >
          <Icon name="trash" />
        </button>
      </ActionForm>
    </li>
  )
}
