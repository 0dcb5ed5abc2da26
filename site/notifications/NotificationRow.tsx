import type { NotificationView } from '@wasl/shared/contract/notifications.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { useText } from '../i18n/locale.ts'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { PageLink } from '../ui/PageLink.tsx'
import { unbrokenNumbers } from '../ui/unbroken-numbers.ts'
import { markRead } from './mark-read.ts'
import { notificationLink } from './notification-link.ts'

/** One notification with its date, link and buttons; `children` are earlier ones about the same order. Opening it marks it as read. */
export function NotificationRow({ notification, children }: { notification: NotificationView; children?: ReactNode }) {
  const { t } = useTranslation('account')
  const text = useText()
  const busy = useNavigation().formData?.get('id') === notification.id
  const { id, title_ar, title_en, body_ar, body_en, created_at, is_read } = notification
  const title = text({ ar: title_ar, en: title_en })
  const link = notificationLink(notification.link)
  return (
    <li className={`flex flex-col gap-2 ${busy ? 'opacity-50' : ''}`}>
      <div className={`card card-link relative flex gap-3 p-4 sm:gap-4 sm:p-5 ${is_read ? '' : 'border-s-4 border-s-brand'}`}>
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-full ${is_read ? 'bg-sunken text-muted' : 'bg-brand-soft text-brand'}`}
        >
          <Icon name={link?.isOrder ? 'list' : 'bell'} size={22} />
        </span>
        <div className="min-w-0 grow">
          <p className="wrap-anywhere">
            <bdi className="font-semibold">{title}</bdi>
          </p>
          <p dir="auto" className="mt-0.5 text-start wrap-anywhere text-muted">
            {unbrokenNumbers(text({ ar: body_ar, en: body_en }))}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <DateText at={created_at} show="time" className="text-muted" />
            {link && (
              <PageLink
                to={link.to}
                data-cover
                onClick={() => !is_read && markRead({ id })}
                className="font-medium text-brand underline underline-offset-4"
              >
                {t(link.isOrder ? 'notifications.openOrder' : 'notifications.details')}
                <span className="sr-only">: {title}</span>
              </PageLink>
            )}
          </p>
        </div>
        <div className="z-1 flex flex-col">
          {!is_read && <RowButton intent="read" id={id} icon="check" label={t('notifications.markOne', { title })} />}
          <RowButton intent="delete" id={id} icon="trash" label={t('notifications.delete', { title })} />
        </div>
      </div>
      {children}
    </li>
  )
}

function RowButton({ intent, id, icon, label }: { intent: 'read' | 'delete'; id: string; icon: IconName; label: string }) {
  const hover = intent === 'delete' ? 'hover:bg-bad-soft hover:text-bad' : 'hover:bg-brand-soft hover:text-brand'
  return (
    <ActionForm method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <button
        type="submit"
        name="id"
        value={id}
        aria-label={label}
        title={label}
        className={`grid size-11 place-items-center rounded-control text-muted ${hover}`}
      >
        <Icon name={icon} />
      </button>
    </ActionForm>
  )
}
