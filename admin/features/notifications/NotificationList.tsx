import './notifications.css'
import type { AdminNotice } from '@wasl/shared/contract/admin-notifications.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { useLocale } from '../../app/useLocale.ts'
import { useMay } from '../../auth/useDenial.ts'
import { declarationOf } from '../../resources/declarations.ts'
import { ageText } from '../../ui/age-text.ts'
import { Failed } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useOwnNotices } from './notification-calls.ts'

/** What this admin is told, each the way to its row, with its age; older ones by a button. */
export function NoticeList({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation()
  const { data, isError, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOwnNotices()
  if (isError) return <Failed error={error} retry={() => refetch()} />
  if (isPending) return <Loading />
  const notices = data.pages.flatMap((page) => page.notices.data)
  if (notices.length === 0) return <p className="none">{t('notices.none')}</p>
  return (
    <>
      <ul className="notices">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onChosen={onChosen} />
        ))}
      </ul>
      {hasNextPage && (
        <Button block type="text" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('notices.older')}
        </Button>
      )}
    </>
  )
}

function NoticeRow({ notice, onChosen }: { notice: AdminNotice; onChosen: (() => void) | undefined }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const may = useMay()
  const { resource, row_id, title, body, is_read, created_at } = notice
  const declaration = declarationOf(resource)
  const opensRow = declaration && may(declaration, 'show') === null
  return (
    <li>
      <Link
        className="notice"
        data-unread={!is_read}
        to={opensRow ? addressOf.show(resource, row_id) : addressOf.list(resource)}
        onClick={onChosen}
      >
        <strong>
          {!is_read && <span className="visually-hidden">{t('notices.unread')} </span>}
          {title[locale]}
        </strong>
        <span>{body[locale]}</span>
        <time dateTime={created_at}>{ageText(created_at, t)}</time>
      </Link>
    </li>
  )
}
